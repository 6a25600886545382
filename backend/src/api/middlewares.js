const { authenticate, configureStoreSearch, defineMiddlewares } = require('@medusajs/framework/http');
const { needsCurrentToken, provedByMail } = require('../proven-addresses.js');
const { addressIn, limited, signedInAccount } = require('../tries.js');

/** The caller may be signed in. */
const maybeSignedIn = [authenticate('customer', ['bearer'], { allowUnauthenticated: true }), needsCurrentToken];
/** As the engine itself asks there: users of the admin refresh their tokens, too. */
const anyone = [authenticate('*', ['session', 'bearer'], { allowUnregistered: true }), needsCurrentToken];
const signedIn = [authenticate('customer', ['bearer']), needsCurrentToken];

module.exports.default = defineMiddlewares({
  routes: [
    { matcher: '/store/search', middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })] },
    { method: ['POST'], matcher: '/store/shop/orders', middlewares: maybeSignedIn },
    { method: ['GET'], matcher: '/store/shop/orders', middlewares: signedIn },
    { method: ['POST'], matcher: '/store/shop/accounts/me', middlewares: signedIn },
    {
      method: ['POST'],
      matcher: '/store/shop/accounts/me/password',
      middlewares: [...signedIn, limited('change', signedInAccount)],
    },
    { method: ['GET'], matcher: '/store/customers/me', middlewares: signedIn },
    { method: ['POST'], matcher: '/auth/token/refresh', middlewares: anyone },
    { method: ['POST'], matcher: '/auth/customer/emailpass/update', middlewares: [provedByMail] },
    {
      method: ['POST'],
      matcher: '/auth/customer/emailpass/reset-password',
      middlewares: [limited('reset', addressIn('identifier'))],
    },
    { method: ['POST'], matcher: '/auth/customer/emailpass', middlewares: [limited('password', addressIn('email'))] },
    { method: ['POST'], matcher: '/auth/customer/code', middlewares: [limited('code', addressIn('email'))] },
  ],
});
