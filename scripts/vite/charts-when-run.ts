import type { Plugin } from 'vite';

/** Where xstate puts a machine's states together, in its constructor. */
const AT_ONCE = `    this.root = new StateNode(config, {
      _key: this.id,
      _machine: this
    });
    this.root._initialize();
    formatRouteTransitions(this.root);
    this.states = this.root.states; // TODO: remove!
    this.events = this.root.events;
`;

const WHEN_RUN = `    let root;
    const build = () => {
      if (!root) {
        root = new StateNode(config, { _key: this.id, _machine: this });
        root._initialize();
        formatRouteTransitions(root);
      }
      return root;
    };
    Object.defineProperties(this, {
      root: { get: build },
      states: { get: () => build().states },
      events: { get: () => build().events },
    });
`;

/** @throws when xstate is written otherwise than it was: then this wants to be looked at, or done without */
export function buildWhenRun(code: string): string {
  if (!code.includes(AT_ONCE)) throw new Error("charts-when-run: xstate's StateMachine is not the one that is known.");
  return code.replace(AT_ONCE, WHEN_RUN);
}

/**
 * Lets a machine put its states together when it is first run, not when it is defined. Each flow's machine is defined
 * twice, as the chart and with what the browser provides, and only the second is ever run: the first would cost the
 * first load as much again.
 */
export function chartsWhenRun(): Plugin {
  return {
    name: 'charts-when-run',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]xstate[\\/]dist[\\/]StateMachine-\w+\.esm\.js$/ },
      handler: buildWhenRun,
    },
  };
}
