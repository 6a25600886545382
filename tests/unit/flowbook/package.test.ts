import { expect, test } from 'vitest';
import own from '#tools/flowbook/package/package.json' with { type: 'json' };
import project from '../../../package.json' with { type: 'json' };

test('the package depends on what Flowbook is tested with', () => {
  const tested: Readonly<Record<string, string>> = { ...project.dependencies, ...project.devDependencies };
  for (const [name, version] of Object.entries(own.dependencies)) expect(tested[name], name).toBe(version);
  expect(own.engines).toEqual(project.engines);
});
