/** What the built shop is made of, so that its screens look as they do. */
export const SOURCES = ['machines', 'mocks', 'public', 'src', 'tools/build', 'tools/demo-server', 'index.html'];
