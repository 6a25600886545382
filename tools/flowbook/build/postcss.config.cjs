/** The sheet that Panda writes the shop's styles into; its tokens stay variables. */
const SHEET = /[\\/]src[\\/]theme[\\/]index\.css$/;

/**
 * Panda, for the shop's own sheet alone: it reads its settings anew for each sheet that it is given, a second each, and is
 * loaded when the shop is first shown.
 */
const shopStyles = () => ({
  postcssPlugin: 'shop-styles',
  Once(root, { result }) {
    if (!SHEET.test(result.opts.from ?? '')) return undefined;
    const [write] = require('@pandacss/dev/postcss')().plugins;
    return write(root, result);
  },
});

module.exports = { plugins: [shopStyles()] };
