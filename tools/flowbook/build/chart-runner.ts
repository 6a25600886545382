import { resolve } from 'node:path';
import { createServer, isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Run } from './drawn-charts.ts';

/** Loads TypeScript files of ours, and again only what has changed since and what imports that. */
export class ChartRunner {
  readonly #root: string;
  readonly #server: ViteDevServer;
  readonly #environment: RunnableDevEnvironment;

  private constructor(root: string, server: ViteDevServer, environment: RunnableDevEnvironment) {
    this.#root = root;
    this.#server = server;
    this.#environment = environment;
  }

  static async open(root: string): Promise<ChartRunner> {
    const server = await createServer({
      ...{
        configFile: false,
        root,
        appType: 'custom',
        logLevel: 'warn',
        cacheDir: 'node_modules/.vite-flowbook-charts',
      },
      // PostCSS would load Panda, which handles all uncaught errors: a failing command would end with success.
      css: { postcss: {} },
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    });
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite runs no modules.');
    return new ChartRunner(root, server, ssr);
  }

  run: Run = <Module>(file: string) => this.#environment.runner.import<Module>(resolve(this.#root, file));

  /** A file has changed: it is loaded again when it is next wanted, and so is all that imports it. */
  forget(file: string): void {
    this.#environment.moduleGraph.onFileChange(file);
    const { evaluatedModules } = this.#environment.runner;
    const changed = new Set(evaluatedModules.getModulesByFile(file));
    for (const node of changed) {
      for (const importer of node.importers) {
        const importing = evaluatedModules.getModuleById(importer);
        if (importing) changed.add(importing);
      }
    }
    for (const node of changed) evaluatedModules.invalidateModule(node);
  }

  /** A file is new or gone: modules that list the files of a folder would not know. */
  forgetAll(): void {
    this.#environment.moduleGraph.invalidateAll();
    this.#environment.runner.evaluatedModules.clear();
  }

  close = (): Promise<void> => this.#server.close();
}
