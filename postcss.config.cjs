const panda = require('@pandacss/dev/postcss');
const unreadProperties = require('./scripts/postcss/unread-properties.cjs');
const writtenOutTokens = require('./scripts/postcss/written-out-tokens.cjs');

module.exports = { plugins: [panda(), writtenOutTokens(), unreadProperties()] };
