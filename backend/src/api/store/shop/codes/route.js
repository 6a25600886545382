const { customerOf, identityOf } = require('../../../../accounts.js');
const { Refusal, refusing } = require('../../../../refusals.js');

/** Sends a one-time code to an address that an account has. */
module.exports.POST = refusing(async (request, response) => {
  const { email } = request.body;
  const isKnown = customerOf(await identityOf(request.scope, email)) !== undefined;
  const retryAfter = isKnown ? await request.scope.resolve('oneTimeCode').send(email) : null;
  if (retryAfter !== null) {
    response.setHeader('retry-after', retryAfter);
    throw new Refusal(
      429,
      'Several codes have been sent to this address. Please use the newest, or wait a few minutes.',
    );
  }
  response.json({ isKnown });
});
