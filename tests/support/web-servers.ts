import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyfile } from '#tools/build/deploy/caddy.ts';
import { type DeploySettings, readDeploySite } from '#tools/build/deploy/deploy-site.ts';
import { nginxConf } from '#tools/build/deploy/nginx.ts';
import { freePort } from '#tools/shared/ports.mjs';
import { ADVICE, findWebServers } from '#tools/shared/web-servers.mjs';

const PATIENCE_MS = 10_000;
const BETWEEN_MS = 50;

export type RunningServer = { origin: string; stop: () => Promise<void> };

function installed(program: string | null): string {
  if (program === null) throw new Error(ADVICE);
  return program;
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

/** Waits until a server answers. @throws with its output where it ends before */
async function started(child: ChildProcess, origin: string, said: () => string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    if (await answers(origin)) return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Error(`The server did not start:\n${said()}`);
}

/** Runs a server in a folder of its own, which goes with it. */
export async function serve(
  program: string,
  args: readonly string[],
  folder: string,
  port: number,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await started(child, origin, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/** Where a server finds the site and the API. */
type Place = Pick<DeploySettings, 'root' | 'api'>;
/** A folder of its own for a program. */
export const folderOf = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

/** A certificate that its server has signed itself. */
function writeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const openssl = installed(findWebServers().openssl);
  execFileSync(openssl, ['req', ...kind, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}

const secureNginx = (site: string, folder: string): string => {
  const { certificate, key } = writeCertificate(folder);
  const tls = `ssl_certificate ${certificate};\n ssl_certificate_key ${key};`;
  return site.replace(/listen (\d+);/, `listen $1 ssl;\n ${tls}`);
};

/**
 * Debian's nginx, with the settings that the build writes for it.
 * @param dist the build's folder
 * @param withBrotli whether it has its module for Brotli
 * @param isSecure whether it speaks HTTPS, as the file's own comment says
 */
export async function startNginx(
  dist: string,
  place: Place,
  { withBrotli = true, isSecure = false } = {},
): Promise<RunningServer> {
  const { nginx, brotli } = findWebServers();
  const folder = folderOf('nginx');
  const port = await freePort();
  const site = nginxConf(readDeploySite(dist, {}), { ...place, port });
  // As the file's own comment says.
  const asInstalled = withBrotli ? site.replace('# brotli_static on;', 'brotli_static on;') : site;
  writeFileSync(join(folder, 'site.conf'), isSecure ? secureNginx(asInstalled, folder) : asInstalled);
  // What Debian's /etc/nginx/nginx.conf says around a site, without its folders.
  const around = `${withBrotli ? `load_module ${installed(brotli)};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  gzip on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`;
  writeFileSync(join(folder, 'nginx.conf'), around);
  return serve(installed(nginx), ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], folder, port);
}

const secureCaddy = (site: string, folder: string): string => {
  const { certificate, key } = writeCertificate(folder);
  return site.replace(/^:(\d+) \{$/m, `https://127.0.0.1:$1 {\n\ttls ${certificate} ${key}`);
};

/** Debian's Caddy, with the settings that the build writes for it. @param dist the build's folder */
export async function startCaddy(dist: string, place: Place, { isSecure = false } = {}): Promise<RunningServer> {
  const folder = folderOf('caddy');
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const site = caddyfile(readDeploySite(dist, {}), { ...place, port });
  writeFileSync(file, isSecure ? secureCaddy(site, folder) : site);
  return serve(installed(findWebServers().caddy), ['run', '--config', file, '--adapter', 'caddyfile'], folder, port);
}

/** The demo server as it was built, with its mock API. */
export async function startDemoServer(): Promise<RunningServer> {
  const port = await freePort();
  const script = new URL('../../dist/server/server.js', import.meta.url).pathname;
  return serve(process.execPath, [script], folderOf('demo'), port, { PORT: String(port) });
}
