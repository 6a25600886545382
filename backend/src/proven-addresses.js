/**
 * A sign-up does not prove that an address is one's own. The first code or password that comes by mail does: every token
 * from before is no longer valid then, so that who has signed up with another's address reads nothing of theirs.
 */
const { ContainerRegistrationKeys } = require('@medusajs/framework/utils');

const now = () => Math.floor(Date.now() / 1000);

/** The address of an account is proven. @param {number} [at] seconds since 1970 */
const proveAddress = (knex, identityId, at = now()) =>
  knex.raw(
    `update auth_identity set app_metadata = coalesce(app_metadata, '{}'::jsonb) || jsonb_build_object('proven_at', ?::bigint)
     where id = ? and app_metadata->>'proven_at' is null`,
    [at, identityId],
  );

/**
 * An account has another address, which is not proven yet. A password that was set for the old one does not count, and a
 * token from before the old one was proven still does not.
 */
async function forgetProof(knex, identityId) {
  await knex.raw(
    `update auth_identity set app_metadata = (app_metadata - 'proven_at') || jsonb_build_object(
       'tokens_from', coalesce(app_metadata->'proven_at', app_metadata->'tokens_from', '0'::jsonb))
     where id = ?`,
    [identityId],
  );
  await knex.raw(
    `update provider_identity set provider_metadata = '{}'::jsonb where auth_identity_id = ? and provider = 'emailpass'`,
    [identityId],
  );
}

/** Refuses a token that is older than the proof of the address, or of the one before it. */
async function needsCurrentToken(request, response, next) {
  const { auth_identity_id: id, iat = 0 } = request.auth_context ?? {};
  if (id !== undefined) {
    const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const sql = `select id from auth_identity where id = ?
      and coalesce(app_metadata->>'proven_at', app_metadata->>'tokens_from', '0')::bigint <= ?`;
    const { rows } = await knex.raw(sql, [id, iat]);
    if (rows.length === 0) {
      response.status(401).json({ message: 'Unauthorized' });
      return;
    }
  }
  next();
}

/** A password that is set with a mailed token proves the address. */
function provedByMail(request, response, next) {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER);
  const at = now();
  response.on('finish', () => {
    const id = request.auth_context?.auth_identity_id;
    if (response.statusCode === 200 && id) proveAddress(knex, id, at).catch((error) => logger.error(error));
  });
  next();
}

module.exports = { forgetProof, needsCurrentToken, proveAddress, provedByMail };
