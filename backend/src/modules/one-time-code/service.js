const { issueCode } = require('./codes.js');
const { sendMail } = require('./mail.js');

/** One-time codes, and the mails that carry them. */
class OneTimeCodeService {
  #knex;

  constructor({ __pg_connection__: knex }) {
    this.#knex = knex;
  }

  /** @returns in how many seconds another code may be sent; null where this one was */
  async send(email) {
    const { code, retryAfter } = await issueCode(this.#knex, email);
    if (code === undefined) return retryAfter;
    await this.mail(email, 'Your code for Tawny & Rye', `Your code is ${code}. It is valid for ten minutes.`);
    return null;
  }

  mail(to, subject, text) {
    return sendMail(this.#knex, { to, subject, text });
  }

  /** The newest mails that no server has sent, because none is set up. */
  async unsentMails() {
    return await this.#knex('shop_mail')
      .select('id', 'to', 'subject', 'text', 'created_at')
      .orderBy('id', 'desc')
      .limit(50);
  }
}

module.exports = OneTimeCodeService;
