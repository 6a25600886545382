const { ordersOfCustomer, placeOrder } = require('../../../../orders.js');
const { refusing } = require('../../../../refusals.js');

/** Places an order; the same key gives the same order. */
module.exports.POST = refusing(async (request, response) => {
  const order = await placeOrder(request.scope, request.body, request.auth_context?.actor_id);
  response.status(201).json({ order });
});

/** The orders of the signed-in customer. */
module.exports.GET = refusing(async (request, response) => {
  response.json({ orders: await ordersOfCustomer(request.scope, request.auth_context.actor_id) });
});
