import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlan } from '../rules/plan.mjs';
import { root } from '../run.mjs';
import { findOwnGaps, startOf } from '../texts.mjs';
import { toOwnFile } from './own-file.mjs';
import { englishFiles, nameOf } from './sources.mjs';

/** @typedef {import('../rules/plan.mjs').SourceFile} SourceFile */

// By a path that the compiler does not follow: these are sources of the server and of the web.
const load = (/** @type {string} */ path) => import(join(root, path));
const { readWords } = await load('server/src/kernel/languages/read-words.ts');
const { createLanguage, sayWords } = await load('contract/src/kernel/index.ts');

const files = readPlan(root).files.filter(({ isCode, isTest }) => isCode && !isTest);
const german = new Map(
  englishFiles(files).map((file) => {
    const path = file.path.replace(/\.ts$/, '.de.ts');
    return [nameOf(file), /** @type {SourceFile} */ (files.find((one) => one.path === path))];
  }),
);
const sentences = /** @type {SourceFile} */ (files.find(({ path }) => path === 'web/src/app/sentences.de.ts'));

// Own files put a name apart whichever way it runs.
const inPlainText = (/** @type {unknown} */ words) =>
  JSON.parse((JSON.stringify(words) ?? 'null').replaceAll(/[\u2068\u2069]/g, ''));

/** What somebody could hand to a sentence. */
const GIVEN = [1, 2, 1_234_567, 'ana', 'like', '2026-03-05T10:00:00Z', true, undefined];

/** @param {unknown} words @returns {unknown} what a function says to several things, and a tree to all of its keys */
const heard = (words) => {
  if (Array.isArray(words)) return words.map(heard);
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([key, below]) => [key, heard(below)]));
  if (typeof words !== 'function') return words;
  return GIVEN.map((one) => {
    try {
      return heard(words(one, one, one, one, one));
    } catch {
      return 'throws';
    }
  });
};

describe('[LNG-04] a language in one file', () => {
  it('can say all that German says, and says the same', async () => {
    const language = createLanguage('de');
    const source = toOwnFile({ name: 'Deutsch', texts: german, sentences }, files);
    const own = readWords(source, 'de.js');
    for (const [name, { path }] of german) {
      const { texts } = await load(path);
      const said = sayWords(own.helpers, own.texts[name], language);
      expect({ name, words: inPlainText(heard(said)) }).toEqual({ name, words: inPlainText(heard(texts(language))) });
    }
    const loaded = await load('web/src/app/sentences.de.ts');
    const said = sayWords(own.helpers, own.sentences, language);
    expect(inPlainText(heard(said))).toEqual(inPlainText(heard(loaded.sentences)));
    const { missing, extra } = findOwnGaps(source, files);
    expect({ missing, extra }).toEqual({ missing: [], extra: [] });
  });

  it('begins in English, with everything that there is to say', () => {
    const source = startOf('fr', files);
    const words = readWords(source, 'fr.js');
    expect(words.name).toBe('Français');
    expect(Object.keys(words.texts)).toEqual([...german.keys()]);
    const { missing, extra, same } = findOwnGaps(source, files);
    expect([missing, extra]).toEqual([[], []]);
    expect(same.length).toBeGreaterThan(4_000);
  });

  it('is compared with English by key', () => {
    const { missing, extra, same } = findOwnGaps(
      `
      export const name = 'Français';
      export const texts = {
        'web/bookmarks/texts': (language) => ({ heading: 'Bookmarks', more: 'Plus' }),
        'web/nowhere/texts': () => ({ title: 'Rien' }),
      };
      export const sentences = { refusals: { signed_out: 'Connectez-vous', other: 'Autre' } };
    `,
      files,
    );
    expect(missing).toContain('web/bookmarks/texts failed');
    expect(missing).toContain('sentences refusals.not_found');
    expect(missing).not.toContain('sentences refusals.signed_out');
    expect(extra).toEqual(['web/bookmarks/texts more', 'web/nowhere/texts title', 'sentences refusals.other']);
    expect(same).toEqual(['web/bookmarks/texts heading']);
  });
});
