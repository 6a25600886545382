const { createHmac, randomInt, timingSafeEqual } = require('node:crypto');

const DIGITS = 6;
const LIFE = '10 minutes';
const MOST_TRIES = 5;
/** This many codes may be sent to one address in this time. */
const MOST_SENT = 5;
const WINDOW = '15 minutes';

/** Six digits are soon guessed where their hash is known: the key is not in the database. */
const hashOf = (email, code) =>
  createHmac('sha256', process.env.COOKIE_SECRET).update(`${email} ${code}`).digest('hex');

const isSame = (one, other) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * A new code for an address; the one before is no longer valid. One statement, so that no two requests send one code too many.
 * @returns the code, or in how many seconds another may be sent
 */
async function issueCode(knex, email) {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const { rows } = await knex.raw(
    `insert into shop_code as known (email, hash, tries, expires_at, sent, window_from)
     values (?, ?, 0, now() + ?::interval, 1, now())
     on conflict (email) do update set hash = excluded.hash, tries = 0, expires_at = excluded.expires_at,
       sent = case when known.window_from < now() - ?::interval then 1 else known.sent + 1 end,
       window_from = case when known.window_from < now() - ?::interval then now() else known.window_from end
     where known.sent < ? or known.window_from < now() - ?::interval
     returning email`,
    [email, hashOf(email, code), LIFE, WINDOW, WINDOW, MOST_SENT, WINDOW],
  );
  if (rows.length > 0) return { code };
  const { rows: waits } = await knex.raw(
    'select ceil(extract(epoch from window_from + ?::interval - now())) as seconds from shop_code where email = ?',
    [WINDOW, email],
  );
  return { retryAfter: Math.max(1, Number(waits[0]?.seconds ?? 1)) };
}

/** Whether this is the code of an address. It is valid once; every try counts, also of many at the same time. */
async function takeCode(knex, email, code) {
  const { rows } = await knex.raw(
    `update shop_code set tries = tries + 1
     where email = ? and tries < ? and expires_at > now() and hash is not null returning hash`,
    [email, MOST_TRIES],
  );
  const hash = hashOf(email, code);
  if (!rows[0] || !isSame(rows[0].hash, hash)) return false;
  const taken = await knex.raw('update shop_code set hash = null where email = ? and hash = ? returning email', [
    email,
    hash,
  ]);
  return taken.rows.length === 1;
}

module.exports = { issueCode, takeCode };
