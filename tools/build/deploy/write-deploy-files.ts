import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutsideHosts } from '../../demo-server/security-headers.ts';
import { caddyfile } from './caddy.ts';
import { type DeploySettings, readDeploySite } from './deploy-site.ts';
import { nginxConf } from './nginx.ts';
import { headersFile, redirectsFile } from './static-host.ts';

/** Cloudflare Pages leaves longer lines out. */
const CLOUDFLARE_LINE = 2000;

/**
 * Writes what a host needs to serve the build: dist/deploy/ for servers of one's own, and _headers and _redirects in the
 * published folder for those that read them there.
 * @param dist the folder of the build
 */
export async function writeDeployFiles(dist: string, settings: DeploySettings, hosts: OutsideHosts): Promise<void> {
  const site = readDeploySite(dist, hosts);
  const headers = headersFile(site);
  if (headers.split('\n').some((line) => line.length > CLOUDFLARE_LINE)) {
    console.warn(`A policy in _headers is longer than the ${CLOUDFLARE_LINE} characters that Cloudflare Pages reads.`);
  }
  await mkdir(join(dist, 'deploy'), { recursive: true });
  await Promise.all([
    writeFile(join(dist, 'deploy', 'nginx.conf'), nginxConf(site, settings)),
    writeFile(join(dist, 'deploy', 'Caddyfile'), caddyfile(site, settings)),
    writeFile(join(dist, 'client', '_headers'), headers),
    writeFile(join(dist, 'client', '_redirects'), redirectsFile(site)),
  ]);
}
