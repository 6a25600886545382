/** Outside hosts that a build was given. API-2, API-4, RUN-6, RUN-7. */
export type OutsideHosts = {
  apiUrl?: string | undefined;
  imageHost?: string | undefined;
  qrService?: string | undefined;
  /** Browsers report here what a policy has blocked. */
  reportEndpoint?: string | undefined;
  /** The shop reports its faults here. */
  faultEndpoint?: string | undefined;
};

/** Hashes of the inline content of one page, each as `sha256-<base64>` of the text between the tags, without quotes. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** The endpoint's name in the policy and in the header that gives its address. */
const REPORT_GROUP = 'csp';

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };
const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/** The origin of an absolute address; nothing for a path of the shop's own. */
const originOf = (address: string | undefined): string[] =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];

/**
 * A page of the shop may load its own files, inline content that is named by its hash, and files of the given hosts.
 */
export function contentSecurityPolicy(
  { apiUrl, imageHost, qrService, reportEndpoint, faultEndpoint }: OutsideHosts,
  { scripts, styles }: InlineHashes = NOTHING_INLINE,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    // data: is for the small placeholder of a picture that is loading.
    'img-src': ["'self'", 'data:', ...originOf(imageHost), ...originOf(qrService)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(apiUrl), ...originOf(faultEndpoint)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(reportEndpoint ? { 'report-to': [REPORT_GROUP] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Answers over HTTPS have this header, too. Browsers then ask by HTTPS alone for a year. RUN-5 */
export const HSTS = { name: 'Strict-Transport-Security', value: 'max-age=31536000' } as const;

/** Headers of every answer. HSTS is missing because the demo server uses plain HTTP. */
export const securityHeaders = (hosts: OutsideHosts): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(hosts),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(hosts.reportEndpoint ? { 'reporting-endpoints': `${REPORT_GROUP}="${hosts.reportEndpoint}"` } : {}),
});
