import type { StructuredData } from './structured-data.ts';

/** `<` as an escape: a product's text can then never end the element. */
const asJson = (data: readonly StructuredData[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c');

/** A block of data, which browsers do not run: the Content-Security-Policy allows it. */
export const StructuredDataScript = ({ data }: { data: readonly StructuredData[] }) => (
  <script type="application/ld+json">{asJson(data)}</script>
);
