import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gracefulStop } from './graceful-stop.ts';
import { type BuiltPages, pageRules } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { type Api, createShopServer } from './shop-server.ts';
import type { Site } from './site.ts';
import { readStaticFiles } from './static-files.ts';

const DEFAULT_PORT = '4173';
const STOP_PATIENCE_MS = 10_000;
/** Beside the folder of the built server. */
const SITE = fileURLToPath(new URL('../client', import.meta.url));
/** What was rendered, and how it is served. Not in the published folder. */
const PAGES = fileURLToPath(new URL('../pages.json', import.meta.url));

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) fail(`PORT must be a number from 0 to 65535, not '${text}'.`);
  return port;
}

function builtSite(): Site {
  try {
    const files = readStaticFiles(SITE);
    const pages: BuiltPages = JSON.parse(readFileSync(PAGES, 'utf8'));
    const missing = [...pages.pages, ...pages.shells, pages.notFound].find(({ file }) => !files.has(`/${file}`));
    if (missing) fail(`dist/pages.json names ${missing.file}, which is not in the build. Run: npm run build`);
    return { files, rules: pageRules(pages) };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return fail('The shop is not built yet. Run: npm run build');
}

/**
 * Serves the built shop and an API at one address, PORT, until a signal ends it: running requests then have ten seconds.
 * With ACCESS_LOG=json one line a request. @param command how this server is started, for the advice on a taken port
 */
export function serveBuiltShop(api: Api, command: string): void {
  const port = portFrom(process.env.PORT || DEFAULT_PORT);
  const server = createShopServer(
    builtSite(),
    api,
    securityHeaders({
      apiUrl: import.meta.env.VITE_API_URL,
      imageHost: import.meta.env.VITE_IMAGE_HOST,
      qrService: import.meta.env.VITE_QR_SERVICE,
      reportEndpoint: import.meta.env.VITE_REPORT_ENDPOINT,
      faultEndpoint: import.meta.env.VITE_FAULT_ENDPOINT,
    }),
    process.env.ACCESS_LOG === 'json' ? (entry) => console.log(JSON.stringify(entry)) : null,
  );
  const stop = gracefulStop(server);

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(`Port ${port} is taken. Stop what uses it, or choose another port: PORT=${port + 1} ${command}`);
    }
    if (error.code === 'EACCES') fail(`Port ${port} may not be used here. Choose another: PORT=4173 ${command}`);
    throw error;
  });

  server.listen(port, () => {
    const address = server.address();
    const boundPort = typeof address === 'object' && address ? address.port : port;
    console.log(`Tawny & Rye is open: http://localhost:${boundPort}`);
  });

  /** An answer that is never sent must not prevent the process from ending. A second signal, as Ctrl-C sends it, changes nothing. */
  async function end(): Promise<void> {
    await stop(STOP_PATIENCE_MS);
    process.exit(0);
  }
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}
