const { updateAccount } = require('../../../../../accounts.js');
const { refusing } = require('../../../../../refusals.js');

/** Changes what is given of the signed-in account. */
module.exports.POST = refusing(async (request, response) => {
  await updateAccount(request.scope, request.auth_context, request.body);
  response.json({});
});
