const { issueCode } = require('./codes.js');
const { sendMail } = require('./mail.js');

/** One-time codes, and the mails that carry them. */
class OneTimeCodeService {
  #knex;
  #logger;

  constructor({ __pg_connection__: knex, logger }) {
    this.#knex = knex;
    this.#logger = logger;
  }

  /** Where the mail cannot be sent, the code before it stays valid, and nothing is counted. @returns in how many seconds another code may be sent; null where this one was */
  async send(to) {
    return await this.#knex.transaction(async (knex) => {
      const { code, retryAfter } = await issueCode(knex, to);
      if (code === undefined) return retryAfter;
      const text = `Your code is ${code}. It is valid for ten minutes.`;
      await sendMail({ knex, logger: this.#logger }, { to, subject: 'Your code for Tawny & Rye', text });
      return null;
    });
  }

  mail(to, subject, text) {
    return sendMail({ knex: this.#knex, logger: this.#logger }, { to, subject, text });
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
