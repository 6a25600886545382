const { ContainerRegistrationKeys } = require('@medusajs/framework/utils');

/** The most attempts for one address in this time. The database counts them, for all engines together. */
const MOST_TRIES = 10;
const WINDOW = '15 minutes';
const MESSAGE = 'Too many attempts. Please wait a few minutes and try again.';

/** Counts a try. One statement, so that none is missed of many at the same time. @returns in how many seconds the next may be made; null where this one may */
async function countTry(knex, key) {
  const { rows } = await knex.raw(
    `insert into shop_try as known (key, tries, window_from) values (?, 1, now())
     on conflict (key) do update set
       tries = case when known.window_from < now() - ?::interval then 1 else known.tries + 1 end,
       window_from = case when known.window_from < now() - ?::interval then now() else known.window_from end
     returning tries, ceil(extract(epoch from window_from + ?::interval - now())) as seconds`,
    [key, WINDOW, WINDOW, WINDOW],
  );
  const [{ tries, seconds }] = rows;
  return tries > MOST_TRIES ? Math.max(1, Number(seconds)) : null;
}

/** What has succeeded is forgotten, and all whose time is over. */
const forgetTries = (knex, key) =>
  knex.raw('delete from shop_try where key = ? or window_from < now() - ?::interval', [key, WINDOW]);

/**
 * Slows down who guesses passwords and codes, or has mails sent to another's address.
 * @param {string} what what is tried
 * @param {(request: object) => string} whose the address or the account that it is tried for
 */
const limited = (what, whose) => async (request, response, next) => {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER);
  const key = `${what} ${whose(request)}`;
  const seconds = await countTry(knex, key);
  if (seconds !== null) {
    response.setHeader('retry-after', seconds);
    response.status(429).json({ message: MESSAGE });
    return;
  }
  response.on('finish', () => {
    if (response.statusCode === 200) forgetTries(knex, key).catch((error) => logger.error(error));
  });
  next();
};

/** @param {string} field the field of the body with the address */
const addressIn = (field) => (request) => String(request.body?.[field]).trim().toLowerCase();
const signedInAccount = (request) => request.auth_context.auth_identity_id;

module.exports = { addressIn, limited, signedInAccount };
