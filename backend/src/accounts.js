const { generateJwtTokenForAuthIdentity } = require('@medusajs/medusa/api/auth/utils/generate-jwt-token');
const { createCustomerAccountWorkflow, updateCustomersWorkflow } = require('@medusajs/medusa/core-flows');
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');
const { forgetProof } = require('./proven-addresses.js');
const { Refusal } = require('./refusals.js');

/** Both ways in belong to one account: a code by mail, and a password once one is set. */
const PROVIDERS = ['code', 'emailpass'];

const taken = () => new Refusal(409, 'An account has this email address. Please sign in.');

/** The identity of an address; undefined where none has it. */
async function identityOf(scope, email) {
  const [identity] = await scope
    .resolve(Modules.AUTH)
    .listAuthIdentities(
      { provider_identities: { entity_id: email, provider: 'code' } },
      { relations: ['provider_identities'] },
    );
  return identity;
}

/** The customer of an identity; undefined where it has none, as after an interrupted sign-up, or none any more. */
const customerOf = (identity) => identity?.app_metadata?.customer_id ?? undefined;
/** What the engine leaves where a customer is deleted in the admin. */
const isOfDeleted = (identity) => identity?.app_metadata?.customer_id === null;

async function tokenFor(scope, identity, authProvider) {
  const { jwtSecret, jwtExpiresIn, jwtOptions } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
    .http;
  return await generateJwtTokenForAuthIdentity(
    { authIdentity: identity, actorType: 'customer', authProvider, container: scope },
    { secret: jwtSecret, expiresIn: jwtExpiresIn, options: jwtOptions },
  );
}

async function newIdentity(scope, email) {
  const provider_identities = PROVIDERS.map((provider) => ({ provider, entity_id: email, provider_metadata: {} }));
  try {
    return (await scope.resolve(Modules.AUTH).createAuthIdentities([{ provider_identities }]))[0];
  } catch (error) {
    // Somebody else has signed up with this address at the same moment.
    if (await identityOf(scope, email)) throw taken();
    throw error;
  }
}

/** @returns a token for the new account @throws where an account has the address */
async function createAccount(scope, { email, ...details }) {
  const known = await identityOf(scope, email);
  if (customerOf(known)) throw taken();
  // Its password and its proof of the address were another account's.
  if (isOfDeleted(known)) await scope.resolve(Modules.AUTH).deleteAuthIdentities([known.id]);
  // An identity without a customer is what an interrupted sign-up leaves.
  const identity = known && !isOfDeleted(known) ? known : await newIdentity(scope, email);
  const input = { authIdentityId: identity.id, customerData: { email, ...details } };
  await createCustomerAccountWorkflow(scope).run({ input });
  return await tokenFor(scope, await identityOf(scope, email), 'code');
}

/** Gives an account another address: its ways in go along. Nothing proves yet that it is the caller's. */
async function moveAccount(scope, authIdentityId, email) {
  const auth = scope.resolve(Modules.AUTH);
  const other = await identityOf(scope, email);
  if (other?.id === authIdentityId) return;
  if (other) throw taken();
  const ways = await auth.listProviderIdentities({ auth_identity_id: authIdentityId });
  await auth.updateProviderIdentities(ways.map(({ id }) => ({ id, entity_id: email })));
  await forgetProof(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), authIdentityId);
}

async function updateAccount(scope, { actor_id, auth_identity_id }, { email, ...details }) {
  if (email !== undefined) await moveAccount(scope, auth_identity_id, email);
  const update = { ...details, ...(email === undefined ? {} : { email }) };
  await updateCustomersWorkflow(scope).run({ input: { selector: { id: actor_id }, update } });
}

/** @returns whether the present password was right, and is now the new one */
async function changePassword(scope, { auth_identity_id }, { currentPassword, newPassword }) {
  const auth = scope.resolve(Modules.AUTH);
  const [way] = await auth.listProviderIdentities({ auth_identity_id, provider: 'emailpass' });
  if (!way) return false;
  const body = { email: way.entity_id, password: currentPassword };
  const { success } = await auth.authenticate('emailpass', { body });
  if (!success) return false;
  return (await auth.updateProvider('emailpass', { entity_id: way.entity_id, password: newPassword })).success;
}

module.exports = { changePassword, createAccount, customerOf, identityOf, updateAccount };
