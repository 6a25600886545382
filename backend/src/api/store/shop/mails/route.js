const { hasMailServer } = require('../../../../modules/one-time-code/mail.js');
const { Refusal, refusing } = require('../../../../refusals.js');

/** The mails that no server has sent. With a mail server there is no such address. */
module.exports.GET = refusing(async (request, response) => {
  if (hasMailServer) throw new Refusal(404, 'Mails are sent.');
  response.json({ mails: await request.scope.resolve('oneTimeCode').unsentMails() });
});
