const panda = require('@pandacss/dev/postcss');

/** The shop's tokens stay variables here: Flowbook's own styles name them. */
module.exports = { plugins: [panda()] };
