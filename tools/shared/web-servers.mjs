import { existsSync } from 'node:fs';
import { installCommand, installPackages, program } from './programs.mjs';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'];

/** The web servers of this machine: programs (OpenSSL makes certificates) and nginx's module for Brotli, null where one is missing. */
export const findWebServers = () => ({
  nginx: program('nginx'),
  caddy: program('caddy'),
  openssl: program('openssl'),
  brotli: existsSync(BROTLI) ? BROTLI : null,
});

const isComplete = (found) => Object.values(found).every((path) => path !== null);

/** What a person can do where the web servers are missing and cannot be installed. */
export const ADVICE = `nginx, its module for Brotli, Caddy and OpenSSL are needed for these tests. On Debian, as root:
  ${installCommand(PACKAGES)}`;

/** Installs Debian's nginx and Caddy where they are missing and this is root. @returns whether they are there now */
export async function obtainWebServers() {
  if (!isComplete(findWebServers())) await installPackages(PACKAGES, 'nginx and Caddy');
  return isComplete(findWebServers());
}
