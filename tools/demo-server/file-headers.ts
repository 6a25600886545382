/** Media types by the ends of file names, for every kind of file that a build may hold. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Kinds of files with compressed copies beside them. */
export const COMPRESSED_KINDS: readonly string[] = ['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** Below these folders there are only files: what is missing there is no page. */
export const FILE_FOLDERS: readonly string[] = ['assets', 'images'];

/** How long a file may be cached. Names of assets contain a hash of their content; pictures may change. */
export const CACHING = {
  assets: 'public, max-age=31536000, immutable',
  images: 'public, max-age=86400',
  /** Cached, but requested again each time: with `no-store`, Back would no longer be instant. */
  page: 'no-cache',
  /** A missing file may be there in a moment; what the API says is for one client. */
  never: 'no-store',
} as const;

/** The answer for a file that does not exist. */
export const NO_SUCH_FILE = 'There is no such file.';

/** A monitor asks here whether the server answers. RUN-2 */
export const HEALTH_PATH = '/healthz';
export const HEALTHY = 'ok';
