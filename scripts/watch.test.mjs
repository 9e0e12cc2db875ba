// The board and the rules of deploy/ ask for nothing that a running program does not tell.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findFreePort } from './postgres.mjs';
import { root, runProgram } from './run.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const board = JSON.parse(read('deploy/grafana/wagram.json'));
/** @type {{ alert: string, expr: string, for: string, labels: Record<string, string>, annotations: Record<string, string> }[]} */
const rules = parse(read('deploy/prometheus/alerts.yml')).groups.flatMap(
  (/** @type {{ rules: object[] }} */ { rules }) => rules,
);

const words = new Set([
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'and',
  'or',
  'unless',
  'offset',
  'bool',
]);

/**
 * Names of metrics in PromQL: what is left of an expression without its texts, label sets, ranges, lists of labels and
 * numbers, when it is neither a word of the language nor a function.
 * @param {string} expr
 */
const metricsIn = (expr) => {
  const bare = expr
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^()]*\)/g, ' ');
  return [...bare.matchAll(/(?<![\w.$])([a-zA-Z_:][\w:]*)(\s*\()?/g)]
    .filter(([, name = '', call]) => call === undefined && !words.has(name))
    .map(([, name]) => name);
};

/** Values of a label in selectors that name one value. @param {string} expr @param {string} label */
const labelsIn = (expr, label) =>
  [...expr.matchAll(new RegExp(`\\b${label}="([^"]*)"`, 'g'))].map(([, value]) => value);

/** @typedef {{ title: string, type: string, datasource?: object, description?: string, targets?: { expr: string, datasource: object }[] }} Panel */
/** @type {Panel[]} */
const panels = board.panels;
const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr })));
const asked = [...queries, ...rules.map(({ alert, expr }) => ({ where: alert, expr }))];

/** The built program on a database of its own, and what it tells of itself. */
const tellMetrics = async () => {
  await runProgram('tsc', ['-b', '--noCheck', 'contract', 'server']);
  const folder = mkdtempSync(join(tmpdir(), 'watch-test-'));
  const port = await findFreePort();
  const main = join(root, 'server/dist/app/main.js');
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'off',
    CHAIN: 'off',
    LOG_LEVEL: 'fatal',
  };
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    for (;;) {
      const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
        (reply) => reply.text(),
        () => null,
      );
      if (text !== null) return text;
      if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}: is it built?`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Every name that a query may use: a histogram has three. @param {string} text */
const namesIn = (text) =>
  new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
    ),
  );

describe('names of metrics in a query', () => {
  it('[OPS-07] are found, and nothing else', () => {
    expect(
      metricsIn('sum by (le, route) (rate(a_bucket{x="b_total",y=~"c.*"}[5m])) / on (d) group_left (e) max(f:g) > 0.5'),
    ).toEqual(['a_bucket', 'f:g']);
    expect(
      metricsIn('label_replace(h, "class", "${1}xx", "status", "(.)..") unless topk(10, i[$__rate_interval])'),
    ).toEqual(['h', 'i']);
    expect(metricsIn('j{k="}"} and 1e3 < l offset 5m')).toEqual(expect.arrayContaining(['j', 'l']));
  });
});

describe('the board and the rules', () => {
  /** @type {Set<string | undefined>} */
  let known = new Set();
  beforeAll(async () => {
    known = namesIn(await tellMetrics());
    // Of Prometheus itself.
    known.add('up');
  }, 300_000);

  it('[OPS-07] ask for what a running program tells', () => {
    const unknown = asked.flatMap(({ where, expr }) =>
      metricsIn(expr)
        .filter((name) => !known.has(name))
        .map((name) => `${where}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(known.has('http_request_seconds')).toBe(false);
    for (const { where, expr } of asked) expect(metricsIn(expr), where).not.toEqual([]);
  });
});

describe('the board', () => {
  it('[OPS-07] has its rows, and each of its panels says what it shows, from a source that is chosen', () => {
    const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
    expect(rows).toEqual(['People', 'Requests', 'Database', 'Live', 'Jobs', 'Money', 'Process']);
    expect(board.schemaVersion).toBeGreaterThanOrEqual(39);
    expect(board.templating.list.map((/** @type {{ type: string }} */ { type }) => type)).toContain('datasource');
    for (const { title, description, datasource, targets } of panels.filter(({ type }) => type !== 'row')) {
      expect(description, title).toBeTruthy();
      expect([datasource, ...(targets ?? []).map((one) => one.datasource)], title).toEqual(
        Array.from({ length: (targets ?? []).length + 1 }, () => ({ type: 'prometheus', uid: '${datasource}' })),
      );
    }
    expect(new Set(board.panels.map((/** @type {{ id: number }} */ { id }) => id)).size).toBe(panels.length);
  });

  it('[OPS-07] names routes that exist', async () => {
    const contract = readCalls();
    const routes = [...new Set(asked.flatMap(({ expr }) => labelsIn(expr, 'route')))];
    expect(routes.length).toBeGreaterThan(3);
    expect(routes.filter((route) => !contract.includes(`'${route}'`))).toEqual([]);
  });
});

const readCalls = () =>
  ['auth', 'posts', 'comments', 'messages'].map((room) => read(`contract/src/${room}/calls.ts`)).join('\n');

describe('the example for Prometheus', () => {
  it('[OPS-07] reads the rules, and calls the program what they call it', () => {
    const example = parse(read('deploy/prometheus/prometheus.yml'));
    expect(example.rule_files).toEqual(['alerts.yml']);
    const jobs = example.scrape_configs.map((/** @type {{ job_name: string }} */ { job_name: name }) => name);
    expect([...new Set(rules.flatMap(({ expr }) => labelsIn(expr, 'job')))]).toEqual(jobs);
  });
});

describe('each alert', () => {
  const operate = read('docs/operate.md');

  it.each(rules)('[OPS-07] $alert says how bad it is, what it means and what to do, and has its section', (rule) => {
    expect(['warning', 'critical']).toContain(rule.labels['severity']);
    expect(rule.for).toMatch(/^\d+m$/);
    const { summary = '', description = '', runbook } = rule.annotations;
    expect(summary).not.toBe('');
    expect(description.length).toBeGreaterThan(40);
    expect(runbook).toBe(`docs/operate.md#${rule.alert.toLowerCase()}`);
    expect(operate).toMatch(new RegExp(`^#### ${rule.alert}$`, 'm'));
  });

  it('[OPS-07] is in the rules when it has a section', () => {
    const sections = [...operate.matchAll(/^#### (Wagram\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
  });
});
