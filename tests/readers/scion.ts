import { READERS } from './installed/readers.ts';

const { scxml } = READERS;

type Failure = Error | null | undefined;

/** A program that SCION has made of SCXML. */
export type Running = {
  /** The ids of its innermost states. */
  readonly states: () => readonly string[];
  readonly send: (event: string) => void;
  readonly isOver: () => boolean;
  readonly logged: readonly string[];
  readonly cancel: () => void;
};

const SILENT = { customSend: () => {}, customCancel: () => {} };

/**
 * Starts SCXML in SCION.
 * @param hasClock whether delayed events come by themselves
 * @throws what SCION does not accept
 */
export async function started(text: string, hasClock = false): Promise<Running> {
  const factory = await new Promise<Parameters<Parameters<typeof scxml.documentStringToModel>[2]>[1]>(
    (resolve, reject) => {
      scxml.documentStringToModel('file:///chart.scxml', text, (error: Failure, made) =>
        error ? reject(error) : resolve(made),
      );
    },
  );
  const model = await new Promise<Parameters<Parameters<typeof factory.prepare>[0]>[1]>((resolve, reject) => {
    factory.prepare((error: Failure, made) => (error ? reject(error) : resolve(made)));
  });
  const logged: string[] = [];
  const options: Record<string, unknown> = hasClock ? {} : { ...SILENT };
  options.console = { log: (...texts: readonly unknown[]) => void logged.push(texts.join(' ')) };
  const chart = new scxml.core.Statechart(model, options);
  const errors: unknown[] = [];
  chart.on('onError', (error) => void errors.push(error));
  chart.start();
  const well = () => {
    if (errors.length > 0) throw new Error(JSON.stringify(errors[0]));
  };
  well();
  return {
    states: () => chart.getConfiguration(),
    send: (event) => {
      chart.gen(event);
      well();
    },
    isOver: () => chart.isFinal(),
    logged,
    cancel: () => {
      if ('cancel' in chart && typeof chart.cancel === 'function') chart.cancel();
    },
  };
}
