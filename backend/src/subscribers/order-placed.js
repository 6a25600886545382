const { Modules } = require('@medusajs/framework/utils');
const { orderMail } = require('../../built/rules.cjs');
const { takenOrder } = require('../orders.js');

/** An order is confirmed by mail, where its shopper has given an address. CHK-3 */
module.exports.default = async ({ event: { data }, container }) => {
  const order = await container.resolve(Modules.ORDER).retrieveOrder(data.id);
  // Those that are made in the admin have no lines of the shop.
  if (!order.email || !order.metadata?.lines) return;
  const { subject, text } = orderMail({ ...order.metadata, ...takenOrder(order) });
  await container.resolve('oneTimeCode').mail(order.email, subject, text);
};

module.exports.config = { event: 'order.placed' };
