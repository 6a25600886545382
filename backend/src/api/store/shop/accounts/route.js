const { createAccount } = require('../../../../accounts.js');
const { refusing } = require('../../../../refusals.js');

/** Makes an account, and signs it in. */
module.exports.POST = refusing(async (request, response) => {
  response.status(201).json({ token: await createAccount(request.scope, request.body) });
});
