/** Builds Medusa's admin into public/admin, where `medusa start` serves it at /app. */
const { join } = require('node:path');
const { build } = require('@medusajs/admin-bundler');

const outDir = join(__dirname, 'public', 'admin');

module.exports = build({ disable: false, path: '/app', backendUrl: '/', sources: [], plugins: [], outDir });
