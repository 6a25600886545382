import {
  CACHING,
  FILE_FOLDERS,
  HEALTH_PATH,
  HEALTHY,
  MEDIA_TYPES,
  NO_SUCH_FILE,
} from '../../demo-server/file-headers.ts';
import type { PathRule } from '../../demo-server/pages.ts';
import { HSTS } from '../../demo-server/security-headers.ts';
import { checked, type DeploySettings, type DeploySite, literally } from './deploy-site.ts';

/** A name that no file has. */
const NOTHING = '/-';
const CHARSET = '; charset=utf-8';

const lines = (indent: string, texts: readonly string[]): string => texts.map((text) => `${indent}${text}`).join('\n');

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

const ruleLine = ({ pattern, page }: PathRule): string => `"~${pattern}" "/${page.file}";`;

/** A map's plain names are read in any case: names that have one spelling only are expressions therefore. */
const nameLine = (path: string, file: string): string => `"~${literally(path)}" "${file}";`;

/** Paths whose file is not the path with `.html` behind it. */
function exceptions({ rules, rootFiles, unnamed }: DeploySite): string[] {
  const elsewhere = [...rules.byPath].filter(([path, { file }]) => `${path}.html` !== `/${file}`);
  return [
    // The file system would not mind a second slash.
    `"~//" "${NOTHING}";`,
    ...elsewhere.map(([path, { file }]) => nameLine(path, `/${file}`)),
    ...rootFiles.map((file) => nameLine(file, file)),
    ...unnamed.filter((path) => !rules.byPath.has(path)).map((path) => nameLine(path, NOTHING)),
  ];
}

function typeLines(): string[] {
  const ends = new Map<string, string[]>();
  for (const [end, type] of Object.entries(MEDIA_TYPES)) {
    const bare = type.replace(CHARSET, '');
    ends.set(bare, [...(ends.get(bare) ?? []), end]);
  }
  return [...ends].map(([type, names]) => `${type} ${names.join(' ')};`);
}

const CHARSET_TYPES = Object.values(MEDIA_TYPES)
  .filter((type) => type.endsWith(CHARSET) && !type.startsWith('text/html'))
  .map((type) => type.replace(CHARSET, ''));

/** Settings for Debian's nginx: one file for sites-enabled. */
export function nginxConf(site: DeploySite, { root, api, port }: DeploySettings): string {
  const { rules, policies, ownPolicy, headers } = site;
  const folders = FILE_FOLDERS.join('|');
  const notFound = `/${rules.notFound.file}`;
  return `# Tawny & Rye for nginx, written by \`npm run build\`: change the build, not this file.
#
#   cp -r dist/client/. ${root}/
#   cp dist/deploy/nginx.conf /etc/nginx/sites-enabled/tawny-and-rye.conf    (and take sites-enabled/default away)
#   nginx -t && systemctl reload nginx
#
# Brotli, a seventh smaller than gzip, needs a module: apt-get install libnginx-mod-http-brotli-static
# and then the # before \`brotli_static on;\` taken away.

map_hash_max_size 8192;
map_hash_bucket_size 256;

# A slash at the end of an address changes nothing.
map $uri $shop_path {
    default $uri;
    "~^(?<shop_plain>/(?:.*[^/])?)/*$" $shop_plain;
}

# An address in other letters is sent to its own: plain names of a map are read in any case.
map $shop_path $shop_spelling {
    default $shop_path;
${lines(
  '    ',
  [...rules.spellings.values()].map((path) => `"${checked(path)}" "${path}";`),
)}
}

# A filtered list was not rendered: an address with a query string has the page that lists start from.
map $shop_path $shop_filtered {
    default "${NOTHING}";
${lines('    ', rules.withQuery.map(ruleLine))}
}
map $is_args $shop_list {
    default $shop_filtered;
    "" "${NOTHING}";
}

# A page is the file of its path. The other addresses are listed here.
map $shop_path $shop_page {
    default "$shop_path.html";
${lines('    ', exceptions(site))}
}

# Addresses whose page was not rendered have the page of their kind.
map $shop_path $shop_kind {
    default "${NOTHING}";
${lines('    ', rules.patterns.map(ruleLine))}
}

# Each page allows its own inline content by its hash, and no other inline content.
map $uri $shop_policy {
    default "${ownPolicy}";
${lines(
  '    ',
  [...policies].map(([file, policy]) => `"${file}" "${policy}";`),
)}
}

map "$status $uri" $shop_caching {
    default "${CACHING.never}";
    "~^\\d+ /api(?:/|$)" "${CACHING.never}";
    "~${literally(`200 ${HEALTH_PATH}`)}" "${CACHING.never}";
    "~^(?:200|206|304) /assets/" "${CACHING.assets}";
    "~^(?:200|206|304) /images/" "${CACHING.images}";
    "~^(?:200|206|304) " "${CACHING.page}";
    "~${literally(`404 ${notFound}`)}" "${CACHING.page}";
}

# Sent over HTTPS alone.
map $https $shop_hsts {
    default "";
    on "${HSTS.value}";
}

map $status $shop_allow {
    default "";
    405 "GET, HEAD";
}

server {
    listen ${port};
    server_name _;
    # On a real host: TLS, and this in place of the line above. Port 80 then only sends there.
    #   listen 443 ssl http2;
    #   server_name shop.example;
    #   ssl_certificate /etc/letsencrypt/live/shop.example/fullchain.pem;
    #   ssl_certificate_key /etc/letsencrypt/live/shop.example/privkey.pem;

    root "${root}";
    merge_slashes off;
    absolute_redirect off;
    server_tokens off;

    # All here and none in a location: a location that adds one header would lose the others.
${lines(
  '    ',
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
)}
    add_header ${HSTS.name} $shop_hsts always;
    add_header Content-Security-Policy $shop_policy always;
    add_header Cache-Control $shop_caching always;
    add_header Allow $shop_allow always;

    # The files are compressed already.
    gzip off;
    gzip_static on;
    # brotli_static on;
    gzip_vary on;
    gzip_proxied any;

    default_type application/octet-stream;
    charset utf-8;
    charset_types ${[...new Set(CHARSET_TYPES)].join(' ')};
    types {
${lines('        ', typeLines())}
    }

    error_page 404 "${notFound}";
    # An address that cannot be decoded, as /%E0%A4%A.
    error_page 400 =404 "${notFound}";

    location / {
        if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
        # A slash that is written as %2F is part of a name, and no page has such a name.
        if ($request_uri ~* "^[^?]*%2f") { return 404; }
        if ($shop_spelling != $shop_path) { return 301 $shop_spelling$is_args$args; }
        try_files $shop_list $shop_page $shop_kind =404;
    }

    location = ${HEALTH_PATH} {
        if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
        types { }
        default_type text/plain;
        return 200 "${HEALTHY}\\n";
    }

    location = "${notFound}" {
        internal;
    }

    location ~ ^/(?:${folders})/ {
        if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
        error_page 404 @no_such_file;
        location ~ \\.(?:br|gz)$|/\\. { return 404; }
        try_files $uri =404;
    }

    location @no_such_file {
        types { }
        default_type text/plain;
        return 404 "${NO_SUCH_FILE}\\n";
    }

    # The API, wherever it answers. Its headers of the same names give way to those above.
    location ~ ^/api(?:/|$) {
        proxy_pass ${api};
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
${lines(
  '        ',
  [...Object.keys(headers), HSTS.name, 'Content-Security-Policy', 'Cache-Control'].map(
    (name) => `proxy_hide_header ${name};`,
  ),
)}
    }
}
`;
}
