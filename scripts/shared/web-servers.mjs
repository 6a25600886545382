import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const INSTALL_TIMEOUT_MS = 10 * 60_000;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];
/** Debian keeps programs for root where not every shell looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function program(name) {
  const isProgram = (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return FOLDERS.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** The web servers of this machine: programs and nginx's module for Brotli, null where one is missing. */
export const findWebServers = () => ({
  nginx: program('nginx'),
  caddy: program('caddy'),
  brotli: existsSync(BROTLI) ? BROTLI : null,
});

const isComplete = ({ nginx, caddy, brotli }) => nginx !== null && caddy !== null && brotli !== null;

/** What a person can do where the web servers are missing and cannot be installed. */
export const ADVICE = `nginx, its module for Brotli and Caddy are needed for these tests. On Debian, as root:
  apt-get install --no-install-recommends ${PACKAGES.join(' ')}`;

/** Installs Debian's nginx and Caddy where they are missing and this is root. @returns whether they are there now */
export async function obtainWebServers() {
  if (isComplete(findWebServers())) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log("Installing Debian's nginx and Caddy.");
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_TIMEOUT_MS, quiet: true };
  await run('apt-get', ['update'], options);
  const { ok, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], options);
  if (!ok) console.error(output);
  return isComplete(findWebServers());
}
