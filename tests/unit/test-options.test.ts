import { describe, expect, it } from 'vitest';
import { playwrightCall, readTestOptions, resultsPath, vitestArgs } from '#tools/shared/test-options.mjs';

const STAGES = ['types', 'unit', 'budget', 'e2e', 'nightly', 'flowbook-unit', 'flowbook-e2e'];

function optionsOf(...args: string[]) {
  const read = readTestOptions(args, STAGES);
  if ('problem' in read) throw new Error(read.problem);
  return read.options;
}

function problemOf(...args: string[]): string {
  const read = readTestOptions(args, STAGES);
  return 'problem' in read ? read.problem : 'no problem';
}

describe('FLW-3 the options of npm test', () => {
  it('FLW-3 runs everything and stores the results for the report without options', () => {
    const options = optionsOf();
    expect(options).toEqual({
      all: false,
      only: null,
      projects: null,
      grep: null,
      base: null,
      shard: null,
      reporters: [],
    });
    expect(vitestArgs('unit', options)).toEqual([
      ...['--project', 'charts', '--project', 'unit', '--project', 'fuzz'],
      ...['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    ]);
    expect(playwrightCall('e2e', options)).toMatchObject({
      args: ['test', '--reporter=list,json,html'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/e2e.json' },
    });
  });

  it('FLW-3 passes a pattern, a shard and a reporter on to both', () => {
    const options = optionsOf('--grep', 'CHK-3', '--shard=1/3', '--reporter', 'junit');
    expect(vitestArgs('unit', options)).toEqual(
      expect.arrayContaining(['--testNamePattern', 'CHK-3', '--shard=1/3', '--reporter=junit']),
    );
    const { args, env } = playwrightCall('e2e', options);
    expect(args).toEqual(expect.arrayContaining(['--grep', 'CHK-3', '--shard=1/3', '--reporter=list,json,html,junit']));
    expect(env.PLAYWRIGHT_JUNIT_OUTPUT_FILE).toBe('test-results/partial-e2e-1-of-3.junit.xml');
  });

  it('FLW-3 runs the stage of a project', () => {
    expect(optionsOf('--project', 'charts')).toMatchObject({ only: ['unit'], projects: ['charts'] });
    expect(vitestArgs('unit', optionsOf('--project', 'charts')).slice(0, 2)).toEqual(['--project', 'charts']);
    expect(vitestArgs('unit', optionsOf('--project', 'charts'))).not.toContain('fuzz');
    expect(optionsOf('--project', 'e2e,budget')).toMatchObject({ only: ['e2e', 'budget'] });
    expect(problemOf('--only', 'types', '--project', 'charts')).toMatch(/leaves out the stage of --project charts/);
  });

  it('FLW-3 runs what takes long on request, and Flowbook with its own configuration', () => {
    const options = optionsOf('--all');
    expect(options).toMatchObject({ all: true, only: null });
    expect(vitestArgs('flowbook-unit', options).slice(0, 2)).toEqual(['--project', 'flowbook']);
    expect(playwrightCall('flowbook-e2e', options)).toMatchObject({
      args: ['test', '--config', 'tests/flowbook', '--reporter=list,json,html'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/flowbook-e2e.json' },
    });
  });

  it('FLW-3 stores the results of a part apart from those of a whole run', () => {
    expect(resultsPath('e2e', optionsOf())).toBe('test-results/e2e');
    expect(resultsPath('e2e', optionsOf('--only=e2e'))).toBe('test-results/e2e');
    expect(resultsPath('e2e', optionsOf('--shard', '2/3'))).toBe('test-results/e2e-2-of-3');
    expect(resultsPath('unit', optionsOf('--grep', 'x'))).toBe('test-results/partial-unit');
    expect(resultsPath('unit', optionsOf('--project', 'fuzz'))).toBe('test-results/partial-unit');
  });

  it('FLW-3 tests a shop that is served elsewhere', () => {
    const options = optionsOf('--base', 'https://staging.example.com/');
    expect(playwrightCall('e2e', options).env).toMatchObject({
      E2E_BASE: 'https://staging.example.com',
      PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/partial-e2e.json',
    });
    expect(playwrightCall('e2e', optionsOf()).env).not.toHaveProperty('E2E_BASE');
    expect(problemOf('--base', 'staging')).toMatch(/--base is an address/);
  });

  it('FLW-3 refuses what it does not know, and says what it knows', () => {
    expect(problemOf('--onyl=unit')).toMatch(/Unknown option '--onyl'\.?\n\n[\s\S]*--only unit,e2e/);
    expect(problemOf('unit')).toMatch(/unit/);
    expect(problemOf('--only', 'units')).toMatch(
      /There is no stage 'units'. Choose from types, unit, budget, e2e, nightly, flowbook-unit, flowbook-e2e\./,
    );
    expect(problemOf('--project', 'chart')).toMatch(/There is no project 'chart'/);
    expect(problemOf('--reporter', 'dot')).toMatch(/There is no reporter 'dot'/);
    for (const shard of ['0/3', '4/3', '1', 'a/b']) expect(problemOf('--shard', shard)).toMatch(/such as 1\/3/);
    expect(problemOf('--grep')).not.toBe('no problem');
  });
});
