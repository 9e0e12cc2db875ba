import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaces } from './install.mjs';
import { readLayout } from './rules/plan.mjs';
import { walk } from './walk.mjs';
import { root } from './run.mjs';

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...walk(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** As GitHub and GitLab make them. @param {string} page */
const anchorsOf = (page) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** @param {string} path @returns {string[]} links that lead nowhere */
const brokenLinks = (path) => {
  const page = read(path).replaceAll(/```[\s\S]*?```/g, '');
  return [...page.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const to = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(root, to))) return true;
      return anchor !== undefined && !anchorsOf(read(to)).includes(anchor);
    });
};

/** @param {string} path @returns {string[]} files that the page names and that do not exist */
const brokenPaths = (path) =>
  [...read(path).matchAll(/`((?:contract|server|web|e2e|bench|scripts|docs)\/[\w./-]+)`/g)]
    .map(([, file]) => file)
    // The room that docs/add-a-feature.md builds.
    .filter((file) => !file.includes('/notes'))
    .filter((file) => !existsSync(join(root, file)));

describe('the documents', () => {
  it.each(pages)('%s links to what exists', (path) => {
    expect(brokenLinks(path)).toEqual([]);
  });

  it.each(pages)('%s names files that exist', (path) => {
    expect(brokenPaths(path)).toEqual([]);
  });

  it.each([
    ['docs/money.md', 20],
    ['docs/federation.md', 20],
  ])('name tests that exist in the table of attacks of %s', (page, least) => {
    const rows = [...read(page).matchAll(/^\| [^|]+ \| ([^|]+) \| `([^`]+\.test\.ts)` \|$/gm)];
    expect(rows.length).toBeGreaterThan(least);
    expect(rows.filter(([, name, file]) => !read(file).includes(name.trim())).map(([row]) => row)).toEqual([]);
  });

  it('place every room at its level in docs/architecture.md', () => {
    const shown = [...read('docs/architecture.md').matchAll(/^\| (\d+) \| (.+) \|$/gm)].flatMap(([, level, rooms]) =>
      rooms.split(', ').map((room) => [room, Number(level)]),
    );
    const planned = Object.entries(readLayout(root).rooms).map(([room, { level }]) => [room, level]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(planned));
  });

  it('hold a record for each of the decisions D1 to D26', () => {
    const records = readdirSync(join(root, 'docs/decisions'));
    for (let id = 1; id <= 26; id += 1) {
      const name = records.find((record) => record.startsWith(`${String(id).padStart(4, '0')}-`));
      expect(name, `D${id}`).toBeDefined();
      expect(read(`docs/decisions/${name}`)).toContain(`**D${id}**`);
    }
  });

  it('say why each dependency was taken', () => {
    const page = read('docs/decisions/0027-dependencies.md');
    const taken = new Set([...page.matchAll(/^### (.+)$/gm)].flatMap(([, names]) => names.split(', ')));
    const named = ['', ...workspaces].flatMap((workspace) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(join(workspace, 'package.json')));
      return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    });
    expect(named.filter((name) => !name.startsWith('@wagram/') && !taken.has(name))).toEqual([]);
    expect([...taken].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('list every requirement once', () => {
    const ids = read('docs/requirements.tsv')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0])
      .filter((id) => id !== '');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
