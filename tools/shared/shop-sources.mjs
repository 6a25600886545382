/** The sources of the built shop. Its screens depend on them. */
export const SOURCES = [
  'machines',
  'mocks',
  'public',
  'src',
  'tools/build',
  'tools/demo-server',
  'docs/api',
  'index.html',
  'package-lock.json',
  'panda.config.ts',
  'vite.config.ts',
];
