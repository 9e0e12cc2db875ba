import { describe, expect, it } from 'vitest';
import { groupByPrefix, idsIn, provedIds, readRequirements } from './ids.mjs';
import { readReport } from './results.mjs';

describe('requirement ids', () => {
  it('are read from titles, one or several', () => {
    expect(idsIn('[AUTH-01] shows the landing')).toEqual(['AUTH-01']);
    expect(idsIn('[AUTH-01, AUTH-02][SHELL-10] all of it')).toEqual(['AUTH-01', 'AUTH-02', 'SHELL-10']);
    expect(idsIn('[SR-H1, SR-L13] what a review found')).toEqual(['SR-H1', 'SR-L13']);
    expect(idsIn('AUTH-01 without brackets [and] none')).toEqual([]);
  });

  it('are proved by a passing test, and not while another test that carries them fails', () => {
    const proved = provedIds([
      { title: '[AUTH-01] a', state: 'passed' },
      { title: '[AUTH-02] b', state: 'skipped' },
      { title: '[AUTH-03] c', state: 'passed' },
      { title: '[AUTH-03] d', state: 'failed' },
    ]);
    expect([...proved]).toEqual(['AUTH-01']);
  });

  it('are counted by prefix', () => {
    const requirements = readRequirements('id\trequirement\nAUTH-01\tone\nAUTH-02\ttwo\nSEC-01\tthree\n');
    expect(groupByPrefix(requirements, new Set(['AUTH-02']))).toEqual(
      new Map([
        ['AUTH', { total: 2, missing: [{ id: 'AUTH-01', text: 'one' }] }],
        ['SEC', { total: 1, missing: [{ id: 'SEC-01', text: 'three' }] }],
      ]),
    );
  });
});

describe('reports', () => {
  it('of Vitest are read with the titles above a test', () => {
    const report = {
      testResults: [
        {
          assertionResults: [
            { ancestorTitles: ['[AUTH-18] sign-up'], title: 'works', status: 'passed' },
            { ancestorTitles: [], title: 'later', status: 'pending' },
            { ancestorTitles: [], title: 'again', status: 'passed', failureMessages: ['was busy'] },
          ],
        },
      ],
    };
    expect(readReport(report)).toEqual([
      { title: '[AUTH-18] sign-up works', state: 'passed', isSecondTry: false },
      { title: 'later', state: 'skipped', isSecondTry: false },
      { title: 'again', state: 'passed', isSecondTry: true },
    ]);
  });

  it('of Playwright are read through nested suites, once for each project', () => {
    const tests = [{ status: 'expected' }, { status: 'unexpected' }];
    const report = {
      suites: [{ title: 'a.spec.ts', suites: [{ title: 'home', specs: [{ title: '[SHELL-02] wide', tests }] }] }],
    };
    expect(readReport(report).map(({ state }) => state)).toEqual(['passed', 'failed']);
    expect(readReport(report)[0]?.title).toBe('a.spec.ts home [SHELL-02] wide');
  });
});
