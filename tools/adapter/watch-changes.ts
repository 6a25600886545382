import { type Engine, EngineAway } from './engine.ts';

/** While the engine is away, what is remembered lasts its few seconds. */
const AGAIN_MS = 2000;

/** Calls back whenever what lists show may have changed; when the engine was away, asks it again until it is back. */
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
