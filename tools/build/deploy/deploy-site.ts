import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { FILE_FOLDERS } from '../../demo-server/file-headers.ts';
import { type BuiltPages, escaped, type PageRules, pageRules } from '../../demo-server/pages.ts';
import { type OutsideHosts, securityHeaders } from '../../demo-server/security-headers.ts';

/** The rules for every server, whatever the syntax of its settings. */
export type DeploySite = {
  pages: BuiltPages;
  rules: PageRules;
  /** Files outside the folders of files that have an address of their own: /gate.js. */
  rootFiles: readonly string[];
  /** HTML files that no address names, without their ending: /404, /_shells/product. */
  unnamed: readonly string[];
  /** Policies by HTML file: /products/gin.html. */
  policies: ReadonlyMap<string, string>;
  /** The policy of answers that are no page. */
  ownPolicy: string;
  /** The security headers that are the same on every answer, by their usual names. */
  headers: Readonly<Record<string, string>>;
};

/** Where a server finds the site and the API. */
export type DeploySettings = {
  /** The published folder on the host. */
  root: string;
  /** Where the API answers, without a path: http://127.0.0.1:4173. */
  api: string;
  /** The port for plain HTTP. */
  port: number;
};

/** Names and policies go between quotation marks, in every server's settings: what would end or expand there is refused. */
export function checked(text: string): string {
  if (/["`\\${}\r\n]/.test(text)) throw new Error(`This cannot be written into a server's settings: ${text}`);
  return text;
}

/** A header's value. It may hold double quotation marks: the settings then quote it in another way. */
function checkedHeader(text: string): string {
  if (text.includes('"') && text.includes("'"))
    throw new Error(`This header has both kinds of quotation marks: ${text}`);
  checked(text.replaceAll('"', ''));
  return text;
}

/** A text as an expression that fits it alone, in PCRE and RE2. */
export const literally = (text: string): string => `^${escaped(checked(text))}$`;

const usualName = (name: string) => name.replace(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase());

function publishedFiles(client: string): string[] {
  const isPublished = (path: string) => !/\.(?:br|gz)$|\/[._]/.test(path) || /^\/_.*\.html$/.test(path);
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length).split(sep).join('/'))
    .filter((path) => isPublished(path) && !FILE_FOLDERS.some((folder) => path.startsWith(`/${folder}/`)))
    .sort();
}

/** Reads what the build has made. @param dist the folder of the build: client/ and pages.json */
export function readDeploySite(dist: string, hosts: OutsideHosts): DeploySite {
  const pages: BuiltPages = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8'));
  const rules = pageRules(pages);
  const files = publishedFiles(join(dist, 'client'));
  const { 'content-security-policy': ownPolicy = '', ...headers } = securityHeaders(hosts);
  const html = files.filter((path) => path.endsWith('.html')).map((path) => path.slice(0, -'.html'.length));
  return {
    pages,
    rules,
    rootFiles: files.filter((path) => !path.endsWith('.html')),
    unnamed: html.filter((path) => !rules.byPath.has(path)),
    policies: new Map(
      [...pages.pages, ...pages.shells, pages.notFound].map(({ file, csp }) => [`/${checked(file)}`, checked(csp)]),
    ),
    ownPolicy: checked(ownPolicy),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [usualName(name), checkedHeader(value)]),
    ),
  };
}
