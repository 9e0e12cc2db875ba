import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, english, type PublicConfig } from '@wagram/contract/kernel';
import { escapeMarkup } from './sharing/escape.ts';

// '<' is the only character that could end the script element early.
const toScript = (config: PublicConfig): string =>
  `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', String.raw`\u003c`)}</script>`;

const ROOT = '<html lang="en"';

/** What is printed needs style, font and picture before the scripts that wake it. */
const LATER = ' fetchpriority="low"';

/** The links by which a screen's files are asked for with the document, by the first word of its address. */
const readPreloads = (root: string, page: string, isLater: boolean): ReadonlyMap<string, string> => {
  const path = join(root, 'preloads.json');
  const screens = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>) : {};
  const toLink = (file: string) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload"${isLater ? LATER : ''} crossorigin href="/${file}">`;
  const linksOf = (files: readonly string[]) => files.filter((file) => !page.includes(file)).map(toLink);
  return new Map(Object.entries(screens).map(([word, files]) => [word, linksOf(files).join('')]));
};

// Printed for the landing alone.
const printed = /(<div id="root">)<div id="first">[\s\S]*<\/div>(<\/div>\s*<noscript>)/;
const withoutLanding = (page: string): string =>
  page.replace(printed, (_all, start: string, end: string) => start + end);

interface PageParts {
  readonly head: string;
  readonly end?: string | undefined;
  readonly isPrinted?: boolean | undefined;
  /** What is printed is in English: for another language the page comes without it. */
  readonly tag?: string;
}

/** The built page: what differs from address to address is put where its title stands. */
export const readPage = (
  config: PublicConfig,
  root: string,
  file: string,
): ((path: string, given: PageParts) => string) => {
  const path = join(root, file);
  const name = escapeMarkup(config.brand.name);
  const page = existsSync(path)
    ? readFileSync(path, 'utf8')
    : '<!doctype html><title></title><!--config--><p>The web is not built yet: run npm run build.</p>';
  const links = (files: readonly string[]) =>
    files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  const own = new Map((config.languages ?? []).map(({ tag, files: [first] }) => [tag, links([first])]));
  const [preloads, laterPreloads] = [false, true].map((isLater) => readPreloads(root, page, isLater));
  const toParts = (built: string): readonly string[] =>
    // Functions, because `$` has a meaning in a replacement text.
    built
      .replace(/<meta name="description"[^>]*>\s*/, '')
      .replaceAll('<!--config-->', () => toScript(config))
      .replaceAll('<!--name-->', () => name)
      .replaceAll('%NAME%', () => name)
      .split(/<title>[^<]*<\/title>|(?=<\/body>)/);
  const landing = toParts(page);
  const printedOthers = toParts(withoutLanding(page));
  const others = printedOthers.map((part) => part.replaceAll(LATER, ''));
  const partsFor = (address: string, isPrinted: boolean, tag: string) => {
    if (tag !== english.tag) return others;
    if (/^\/(landing)?$/.test(address)) return landing;
    return isPrinted ? printedOthers : others;
  };
  return (address, { head, end = '', isPrinted = false, tag = english.tag }) => {
    const [before = '', between = '', after = ''] = partsFor(address, isPrinted, tag);
    const known = isPrinted ? laterPreloads : preloads;
    const speaking = known?.get(`language:${own.has(tag) ? 'own' : tag}`) ?? '';
    const preloaded = speaking + (own.get(tag) ?? '') + (known?.get(address.split('/', 2)[1] ?? '') ?? '');
    const start = tag === english.tag ? before : before.replace(ROOT, `<html lang="${tag}" dir="${directionOf(tag)}"`);
    return start + preloaded + head + between + end + after;
  };
};
