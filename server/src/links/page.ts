import { CARD_DESCRIPTION_MAX, CARD_SITE_MAX, CARD_TITLE_MAX } from '@wagram/contract/links';
import { cleanLine, withoutEntities } from '#kernel';
import { readHead } from './head.ts';

export interface Page {
  readonly title: string;
  readonly description: string | null;
  readonly site: string | null;
  /** As the page names it; where it leads is looked at when it is fetched. */
  readonly picture: URL | null;
}

const CHARSET = /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
/** Where a page says how it is written, if its server does not. */
const PRESCAN = 1_024;

const charsetIn = (text: string): string | undefined => CHARSET.exec(text)?.[1];

/** What the server says counts, then what the page says, then UTF-8; signs that do not fit become a question mark. */
export const decodePage = (bytes: Buffer, contentType: string): string => {
  const hasMark = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
  const named = charsetIn(contentType) ?? charsetIn(bytes.subarray(0, PRESCAN).toString('latin1')) ?? 'utf-8';
  try {
    return new TextDecoder(hasMark ? 'utf-8' : named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Between two characters as people see them: the last one that would fit may be the half of one. */
const shorten = (line: string, most: number): string => {
  let end = 0;
  for (const { index } of segmenter.segment(line.slice(0, most))) end = index;
  return `${line.slice(0, end).trimEnd()}…`;
};

/** Plain words in one line, without what cannot be seen. */
const toLine = (html: string | undefined, most: number): string | null => {
  // Far more than is shown: what is cut here cannot come back as an entity.
  const line = cleanLine(withoutEntities((html ?? '').slice(0, most * 20)));
  if (line === null) return null;
  return line.length <= most ? line : shorten(line, most);
};

const toPicture = (html: string | undefined, base: URL): URL | null => {
  const text = withoutEntities(html ?? '').trim();
  if (text === '' || !URL.canParse(text, base.href)) return null;
  const url = new URL(text, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
};

/** null: it says nothing of itself. Of each kind the first counts, and Open Graph before the others. */
export const readPage = (html: string, base: URL): Page | null => {
  const said = new Map<string, string>();
  const note = (key: string, text: string | undefined): void => {
    if (text !== undefined && text.trim() !== '' && !said.has(key)) said.set(key, text);
  };
  for (const { name, attributes, text } of readHead(html)) {
    if (name === 'title') note('title', text);
    if (name !== 'meta') continue;
    const content = attributes.get('content');
    for (const key of ['property', 'name']) note(attributes.get(key)?.trim().toLowerCase() ?? '', content);
  }
  const first = (...keys: readonly string[]): string | undefined =>
    keys.map((key) => said.get(key)).find((text) => text !== undefined);
  const title = toLine(first('og:title', 'twitter:title', 'title'), CARD_TITLE_MAX);
  if (title === null) return null;
  return {
    title,
    description: toLine(first('og:description', 'twitter:description', 'description'), CARD_DESCRIPTION_MAX),
    site: toLine(first('og:site_name'), CARD_SITE_MAX),
    picture: toPicture(
      first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
      base,
    ),
  };
};
