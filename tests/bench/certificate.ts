import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer };

const REQUEST = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
  ' ',
);

/** A self-signed certificate for localhost, made for each run. Needs the program openssl. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    execFileSync('openssl', [...REQUEST, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('The certificate could not be made: is openssl installed?', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * How Chromium is started: quiet, and trusting this very certificate, so that its cache and HTTP/2 work as in the field.
 */
export function browserFlags({ cert }: Certificate): readonly string[] {
  const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  return [
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
    '--no-sandbox',
    '--no-first-run',
    '--mute-audio',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-quic',
    '--disable-sync',
  ];
}
