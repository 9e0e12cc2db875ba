import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicConfig } from '@wagram/contract/kernel';
import { escapeMarkup } from './sharing/escape.ts';

// '<' is the only character that could end the script element early.
const toScript = (config: PublicConfig): string =>
  `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', String.raw`\u003c`)}</script>`;

/** The links by which a screen's files are asked for with the document, by the first word of its address. */
const readPreloads = (root: string, page: string): ReadonlyMap<string, string> => {
  const path = join(root, 'preloads.json');
  const screens = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>) : {};
  const toLink = (file: string) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`;
  const linksOf = (files: readonly string[]) => files.filter((file) => !page.includes(file)).map(toLink);
  return new Map(Object.entries(screens).map(([word, files]) => [word, linksOf(files).join('')]));
};

// Printed for the landing alone, which needs style and font before the scripts that wake it.
const printed = /(<div id="root">)<div id="first">[\s\S]*<\/div>(<\/div>\s*<noscript>)/;
const withoutLanding = (page: string): string =>
  page.replace(printed, (_all, start: string, end: string) => start + end).replaceAll(' fetchpriority="low"', '');

/** The built page: what differs from address to address is put where its title stands. */
export const readPage = (
  config: PublicConfig,
  root: string,
  file: string,
): ((path: string, head: string, end?: string) => string) => {
  const path = join(root, file);
  const name = escapeMarkup(config.brand.name);
  const page = existsSync(path)
    ? readFileSync(path, 'utf8')
    : '<!doctype html><title></title><!--config--><p>The web is not built yet: run npm run build.</p>';
  const preloads = readPreloads(root, page);
  const toParts = (built: string): readonly string[] =>
    // Functions, because `$` has a meaning in a replacement text.
    built
      .replace(/<meta name="description"[^>]*>\s*/, '')
      .replaceAll('<!--config-->', () => toScript(config))
      .replaceAll('<!--name-->', () => name)
      .replaceAll('%NAME%', () => name)
      .split(/<title>[^<]*<\/title>|(?=<\/body>)/);
  const landing = toParts(page);
  const others = toParts(withoutLanding(page));
  return (address, head, end = '') => {
    const [before = '', between = '', after = ''] = /^\/(landing)?$/.test(address) ? landing : others;
    return before + (preloads.get(address.split('/', 2)[1] ?? '') ?? '') + head + between + end + after;
  };
};
