const { changePassword } = require('../../../../../../accounts.js');
const { Refusal, refusing } = require('../../../../../../refusals.js');

/** Changes the password of the signed-in account. */
module.exports.POST = refusing(async (request, response) => {
  const isChanged = await changePassword(request.scope, request.auth_context, request.body);
  if (!isChanged) throw new Refusal(400, 'The current password is wrong.');
  response.json({});
});
