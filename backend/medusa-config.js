const { defineConfig } = require('@medusajs/framework/utils');

const { DATABASE_URL, REDIS_URL, JWT_SECRET, COOKIE_SECRET, ADMIN, ADMIN_CORS = '' } = process.env;

/** With several engines, what happens, what runs and what is locked go through Redis. */
const SHARED = REDIS_URL
  ? [
      { resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl: REDIS_URL } },
      { resolve: '@medusajs/medusa/workflow-engine-redis', options: { redis: { redisUrl: REDIS_URL } } },
      {
        resolve: '@medusajs/medusa/locking',
        options: {
          providers: [
            {
              resolve: '@medusajs/medusa/locking-redis',
              id: 'locking-redis',
              is_default: true,
              options: { redisUrl: REDIS_URL },
            },
          ],
        },
      },
    ]
  : [];

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    databaseDriverOptions: DATABASE_URL?.includes('sslmode=disable') ? { ssl: false } : {},
    ...(REDIS_URL ? { redisUrl: REDIS_URL } : {}),
    // The admin is on this machine, by plain HTTP: a browser would not send a secure cookie back.
    cookieOptions: { sameSite: 'lax', secure: false },
    // The adapter alone asks the engine, and no browser asks it directly but the admin's.
    http: {
      storeCors: '',
      adminCors: ADMIN_CORS,
      authCors: ADMIN_CORS,
      jwtSecret: JWT_SECRET,
      jwtExpiresIn: '30d',
      cookieSecret: COOKIE_SECRET,
    },
  },
  admin: { disable: ADMIN !== 'on' },
  modules: [
    ...SHARED,
    { resolve: './src/modules/one-time-code' },
    {
      resolve: '@medusajs/medusa/search',
      options: { providers: [{ resolve: '@medusajs/medusa/search-postgres', id: 'postgres', options: {} }] },
    },
    {
      resolve: '@medusajs/medusa/auth',
      options: {
        providers: [
          { resolve: '@medusajs/medusa/auth-emailpass', id: 'emailpass' },
          { resolve: './src/modules/one-time-code/provider', id: 'code' },
        ],
      },
    },
  ],
});
