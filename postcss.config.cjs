const panda = require('@pandacss/dev/postcss');
const unreadProperties = require('./tools/build/postcss/unread-properties.cjs');
const writtenOutTokens = require('./tools/build/postcss/written-out-tokens.cjs');

module.exports = { plugins: [panda(), writtenOutTokens(), unreadProperties()] };
