const { authenticate, configureStoreSearch, defineMiddlewares } = require('@medusajs/framework/http');

/** The caller may be signed in. */
const maybeSignedIn = authenticate('customer', ['bearer'], { allowUnauthenticated: true });

module.exports.default = defineMiddlewares({
  routes: [
    { matcher: '/store/search', middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })] },
    { method: ['POST'], matcher: '/store/shop/orders', middlewares: [maybeSignedIn] },
    { method: ['GET'], matcher: '/store/shop/orders', middlewares: [authenticate('customer', ['bearer'])] },
    { method: ['POST'], matcher: '/store/shop/accounts/me', middlewares: [authenticate('customer', ['bearer'])] },
  ],
});
