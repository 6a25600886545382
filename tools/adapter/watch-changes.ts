import { type Engine, EngineAway } from './engine.ts';

/** While the engine does not answer, remembered answers last their few seconds. */
const AGAIN_MS = 2000;

/** Calls back whenever lists may have changed. Asks an engine that does not answer again, until it does. */
export function watchChanges(engine: Engine, onChange: () => void): void {
  const watch = async () => {
    try {
      await engine.watch(onChange);
    } catch (error) {
      // A connection that breaks while it is read is a TypeError.
      if (!(error instanceof EngineAway || error instanceof TypeError)) throw error;
    }
    setTimeout(() => void watch(), AGAIN_MS);
  };
  void watch();
}
