const { createTransport } = require('nodemailer');

const { SMTP_URL, MAIL_FROM = 'Tawny & Rye <shop@tawnyandrye.example>' } = process.env;

const transport = SMTP_URL ? createTransport(SMTP_URL) : null;

/** Sends a mail; without a mail server it is laid where the adapter's /dev/mail shows it. */
async function sendMail(knex, { to, subject, text }) {
  if (transport) await transport.sendMail({ from: MAIL_FROM, to, subject, text });
  else await knex('shop_mail').insert({ to, subject, text });
}

module.exports = { hasMailServer: transport !== null, sendMail };
