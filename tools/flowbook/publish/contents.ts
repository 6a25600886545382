import { escaped } from '#tools/flowbook/export/xml.ts';

/** A part of what is published; why it is not there where it is not. */
export type Part = { readonly name: string; readonly address: string; readonly missing: string | null };

export type Published = { readonly revision: string; readonly base: string; readonly parts: readonly Part[] };

/** The page that leads to all parts. */
export function contentsPage({ revision, base, parts }: Published): string {
  const items = parts.map(({ name, address, missing }) =>
    missing === null
      ? `<li><a href="${escaped(address)}">${escaped(name)}</a></li>`
      : `<li>${escaped(name)}: ${escaped(missing)}</li>`,
  );
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(revision)} · Flowbook</title>`,
    '<style>body{margin:40px auto;max-width:640px;padding:0 20px;font:16px/1.6 system-ui,sans-serif}</style></head>',
    `<body><main><h1>${escaped(revision)}</h1><p>Compared with ${escaped(base)}.</p><ul>${items.join('')}</ul></main></body></html>`,
  ].join('\n');
}
