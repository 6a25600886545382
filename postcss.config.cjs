const panda = require('@pandacss/dev/postcss');
const writtenOutTokens = require('./scripts/postcss/written-out-tokens.cjs');

module.exports = { plugins: [panda(), writtenOutTokens()] };
