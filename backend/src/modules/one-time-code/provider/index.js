const { AbstractAuthModuleProvider, ModuleProvider, Modules } = require('@medusajs/framework/utils');
const { proveAddress } = require('../../../proven-addresses.js');
const { takeCode } = require('../codes.js');

const WRONG = { success: false, error: 'The code is wrong or no longer valid.' };

/** Signs in with an email address and the code that was sent to it. Accounts are made by POST /store/shop/accounts alone. */
class OneTimeCodeProvider extends AbstractAuthModuleProvider {
  static identifier = 'code';
  static DISPLAY_NAME = 'One-time code';
  #knex;

  constructor({ __pg_connection__: knex }, options) {
    super({}, options);
    this.#knex = knex;
  }

  async authenticate({ body }, identities) {
    const { email, code } = body ?? {};
    if (typeof email !== 'string' || typeof code !== 'string') return WRONG;
    if (!(await takeCode(this.#knex, email, code))) return WRONG;
    const authIdentity = await identities.retrieve({ entity_id: email });
    await proveAddress(this.#knex, authIdentity.id);
    return { success: true, authIdentity };
  }

  register() {
    return Promise.resolve({ success: false, error: 'Please sign up.' });
  }
}

module.exports.default = ModuleProvider(Modules.AUTH, { services: [OneTimeCodeProvider] });
