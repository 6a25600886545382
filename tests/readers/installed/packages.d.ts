/** What the tests use of Mermaid and SCION, which are not installed with the shop. */
declare module 'mermaid' {
  const mermaid: {
    readonly parse: (text: string) => Promise<unknown>;
    readonly mermaidAPI: { readonly getDiagramFromText: (text: string) => Promise<{ readonly db: object }> };
  };
  export default mermaid;
}

declare module '@scion-scxml/scxml' {
  type Done<T> = (error: Error | null | undefined, made: T) => void;
  type Model = Readonly<Record<string, unknown>>;
  type Factory = { readonly prepare: (done: Done<Model>) => void };
  class Statechart {
    constructor(model: Model, options: Readonly<Record<string, unknown>>);
    on(event: string, listener: (error: unknown) => void): void;
    start(): void;
    gen(event: string): void;
    getConfiguration(): readonly string[];
    isFinal(): boolean;
  }
  const scxml: {
    readonly documentStringToModel: (url: string, text: string, done: Done<Factory>) => void;
    readonly core: { readonly Statechart: typeof Statechart };
  };
  export default scxml;
}
