import type { StructuredData } from '#src/platform/structured-data.ts';

/** `<` is escaped, so a product's text can never end the element. */
const asJson = (data: readonly StructuredData[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c');

/** Browsers do not run a data block, so the Content-Security-Policy allows it. */
export const StructuredDataScript = ({ data }: { data: readonly StructuredData[] }) => (
  <script type="application/ld+json">{asJson(data)}</script>
);
