const { Refusal, refusing } = require('../../../../../refusals.js');
const { voucherWith } = require('../../../../../vouchers.js');

/** What a voucher code is worth. */
module.exports.GET = refusing(async (request, response) => {
  const voucher = await voucherWith(request.scope, request.params.code);
  if (!voucher) throw new Refusal(404, 'We do not know this voucher.');
  response.json({ voucher });
});
