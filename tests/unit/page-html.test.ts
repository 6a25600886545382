import { expect, test } from 'vitest';
import { pageHtml } from '#tools/build/prerender/page-html.mjs';

const EMPTY = { styles: '', rules: '', script: '', notLoaded: '' };
const SHELL = '<html><head></head><body><div id="root"></div></body></html>';

test('API-5 data of the API cannot end their element in a page', () => {
  const data = { name: '</script><img src="x">' };
  const page = pageHtml({ ...EMPTY, shell: SHELL, html: '<p>Gin</p>', data });
  expect(page).not.toContain('<img');
  const [, text = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});
