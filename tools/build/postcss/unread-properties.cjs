/**
 * Its effect is measured together with `written-out-tokens`, where the figures are.
 *
 * Leaves out custom properties that no rule reads, such as those that Panda sets on every element for utilities which
 * the shop does not use. Runs when tokens are written out.
 */
module.exports = () => ({
  postcssPlugin: 'unread-properties',
  Once(root) {
    const read = new Set();
    root.walkDecls(({ value }) => {
      for (const [, name] of value.matchAll(/var\(\s*(--(?:[\w-]|\\.)+)/g)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent.nodes.length === 0) parent.remove();
    });
  },
});
