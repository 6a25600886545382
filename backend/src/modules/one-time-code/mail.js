const { createTransport } = require('nodemailer');
const { Refusal } = require('../../refusals.js');

const { SMTP_URL, MAIL_FROM = 'Tawny & Rye <shop@tawnyandrye.example>' } = process.env;

/** ms. A shopper does not wait longer for a mail server, which by itself would be given two minutes. */
const PATIENCE_MS = 10_000;
const PATIENCE = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };

const transport = SMTP_URL ? createTransport({ url: SMTP_URL, ...PATIENCE }) : null;

const notSent = () =>
  new Refusal(503, 'We could not send you a mail. Please try again in a few minutes.', { code: 'mailNotSent' });

/** Sends a mail; without a mail server it is laid where the adapter's /dev/mail shows it. @throws a refusal where it is not sent */
async function sendMail({ knex, logger }, { to, subject, text }) {
  if (!transport) {
    await knex('shop_mail').insert({ to, subject, text });
    return;
  }
  try {
    await transport.sendMail({ from: MAIL_FROM, to, subject, text });
  } catch (error) {
    logger.error(`The mail server has not taken a mail: ${error.message}`);
    throw notSent();
  }
}

module.exports = { hasMailServer: transport !== null, sendMail };
