import {
  CACHING,
  COMPRESSED_KINDS,
  FILE_FOLDERS,
  HEALTH_PATH,
  HEALTHY,
  MEDIA_TYPES,
  NO_SUCH_FILE,
} from '../../demo-server/file-headers.ts';
import type { PathRule } from '../../demo-server/pages.ts';
import { HSTS } from '../../demo-server/security-headers.ts';
import { type DeploySettings, type DeploySite, literally } from './deploy-site.ts';

const lines = (indent: string, texts: readonly string[]): string => texts.map((text) => `${indent}${text}`).join('\n');

const quoted = (text: string): string => (text.includes('"') ? `\`${text}\`` : `"${text}"`);

/** @param behind what follows the matched path in the map's input */
const ruleLine = ({ pattern, page }: PathRule, behind = ''): string =>
  `"~${pattern.replace(/\$$/, `${behind}$`)}" "/${page.file}"`;

/** Settings for Debian's caddy: the whole of /etc/caddy/Caddyfile. */
export function caddyfile(site: DeploySite, { root, api, port }: DeploySettings): string {
  const { rules, policies, ownPolicy, headers, rootFiles } = site;
  const folders = `^/(?:${FILE_FOLDERS.join('|')})/`;
  const security = Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);
  const pages = [
    ...[...rules.byPath].map(([path, { file }]) => `"${path}" "/${file}"`),
    ...rootFiles.map((file) => `"${file}" "${file}"`),
    ...rules.patterns.map((rule) => ruleLine(rule)),
  ];
  return `# Tawny & Rye for Caddy, written by \`npm run build\`: change the build, not this file.
#
#   cp -r dist/client/. ${root}/
#   cp dist/deploy/Caddyfile /etc/caddy/Caddyfile
#   systemctl reload caddy

{
	admin off
}

(security) {
${lines('\t', security)}
}

# A file from the disk, with its compressed copies beside it.
(file) {
	header Content-Type {shop_type}
	@text path ${COMPRESSED_KINDS.map((kind) => `*.${kind}`).join(' ')}
	header @text {
		defer
		Vary Accept-Encoding
	}
}

# On a real host, use its name in place of the port: \`shop.example {\`. Caddy then gets a certificate, and sends
# port 80 to 443.
:${port} {
	root * "${root}"

	# A slash at the end of an address changes nothing.
	map {http.request.orig_uri.path} {shop_path} {
		"~^(/(?:.*[^/])?)/*$" "\${1}"
		default "{http.request.orig_uri.path}"
	}

	# An address in other letters is sent to its own.
	map {shop_path} {shop_spelling} {
${lines(
  '\t\t',
  [...rules.spellings.values()].map((path) => `"~(?i)${literally(path)}" "${path}"`),
)}
		default "{shop_path}"
	}

	# A filtered list was not rendered: an address with a query string has the page that lists start from.
	map {http.request.orig_uri.query} {shop_asks} {
		"~." "?"
		default ""
	}
	map "{shop_path}{shop_asks}" {shop_list} {
${lines(
  '\t\t',
  rules.withQuery.map((rule) => ruleLine(rule, '\\?')),
)}
		default ""
	}

	# Every page that was rendered; then, for addresses whose page was not, the page of their kind.
	map {shop_path} {shop_page} {
${lines('\t\t', pages)}
		default ""
	}
	map {shop_list} {shop_file} {
		"~^(.+)$" "\${1}"
		default "{shop_page}"
	}

	# Each page allows its own inline content by its hash, and no other inline content.
	map {http.request.uri.path} {shop_policy} {
${lines(
  '\t\t',
  [...policies].map(([file, policy]) => `"${file}" "${policy}"`),
)}
		default "${ownPolicy}"
	}

	map {http.request.uri.path} {shop_caching} {
		"~^/assets/" "${CACHING.assets}"
		"~^/images/" "${CACHING.images}"
		default "${CACHING.page}"
	}

	map {http.request.uri.path} {shop_type} {
${lines(
  '\t\t',
  Object.entries(MEDIA_TYPES).map(([end, type]) => `"~\\.${end}$" "${type}"`),
)}
		default "application/octet-stream"
	}

	@https protocol https
	header @https {
		defer
		${HSTS.name} "${HSTS.value}"
	}

	route {
		# The API, wherever it answers. Its headers of the same names give way to these.
		@api path_regexp ^/api(?:/|$)
		handle @api {
			header {
				defer
				import security
				Content-Security-Policy "${ownPolicy}"
				Cache-Control "${CACHING.never}"
			}
			reverse_proxy ${api}
		}

		header {
			import security
		}

		@writing not method GET HEAD
		route @writing {
			header Allow "GET, HEAD"
			error 405
		}

		@health path_regexp ^${HEALTH_PATH}$
		route @health {
			header Content-Security-Policy "${ownPolicy}"
			header Cache-Control "${CACHING.never}"
			header Content-Type "text/plain; charset=utf-8"
			respond "${HEALTHY}
" 200
		}

		@file path_regexp ${folders}
		route @file {
			header Content-Security-Policy "${ownPolicy}"
			header Cache-Control {shop_caching}
			import file
			file_server {
				precompressed br gzip
				hide *.br *.gz .*
			}
		}

		# A slash that is written as %2F is part of a name, and no page has such a name.
		@encoded_slash expression \`{http.request.orig_uri}.matches("(?i)^[^?]*%2f")\`
		route @encoded_slash {
			error 404
		}

		@spelling expression \`{shop_spelling} != {shop_path}\`
		route @spelling {
			header Cache-Control "${CACHING.never}"
			header Content-Security-Policy "${ownPolicy}"
			redir * "{shop_spelling}{shop_asks}{http.request.orig_uri.query}" 301
		}

		@page expression \`{shop_file} != ""\`
		route @page {
			rewrite * {shop_file}
			header Content-Security-Policy {shop_policy}
			header Cache-Control {shop_caching}
			import file
			file_server {
				precompressed br gzip
			}
		}

		error 404
	}

	handle_errors {
		@secure protocol https
		header @secure ${HSTS.name} "${HSTS.value}"

		route {
			header {
				import security
				Content-Security-Policy "${ownPolicy}"
				Cache-Control "${CACHING.never}"
			}

			@lost expression {err.status_code} != 404
			route @lost {
				header Content-Type "text/plain; charset=utf-8"
				respond "{err.status_code} {err.status_text}" {err.status_code}
			}

			@file path_regexp ${folders}
			route @file {
				header Content-Type "text/plain; charset=utf-8"
				respond "${NO_SUCH_FILE}
" 404
			}

			rewrite * "/${rules.notFound.file}"
			# The 404 page is sent whole, whatever the client has.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			header Content-Security-Policy {shop_policy}
			header Cache-Control "${CACHING.page}"
			import file
			file_server {
				precompressed br gzip
				status 404
			}
		}
	}
}
`;
}
