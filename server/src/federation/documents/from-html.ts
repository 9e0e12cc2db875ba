import { Parser } from 'htmlparser2';
import type { Facet } from '@wagram/contract/kernel';

/** Whom a link and its words name: what stands after the @ here; null: it is nobody whom the document names. */
export type FindName = (href: string, words: string) => string | null;

const MAX_HTML = 100_000;
const BLOCKS = new Set('p div ul ol li blockquote pre h1 h2 h3 h4 h5 h6 table tr section article'.split(' '));
/** What is in them is not said. */
const SILENT = new Set('script style head title template iframe object svg math textarea select'.split(' '));
const HASHTAG_MAX = 50;

interface OpenLink {
  readonly href: string;
  readonly start: number;
  readonly isTag: boolean;
}

/** An address without what people leave out when they write one. */
const barely = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/…]$/, '');

const toUrl = (href: string): URL | null => {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
};

/** Text as a reader would see it, and the links in it. Nothing of the markup is kept. */
class Reading {
  text = '';
  readonly facets: Facet[] = [];
  private silent = 0;
  /** How deep inside of what repeats a quote. */
  private quoted = 0;
  private link: OpenLink | null = null;
  /** Lines that have ended since the last word. */
  private breaks = 0;

  constructor(
    private readonly findName: FindName,
    private readonly isQuoteShown: boolean,
  ) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const isQuote = this.isQuoteShown && /\bquote-inline\b/.test(attributes['class'] ?? '');
    if (this.quoted > 0 || isQuote) return void (this.quoted += 1);
    if (SILENT.has(name)) this.silent += 1;
    if (BLOCKS.has(name)) this.breaks = Math.max(this.breaks, name === 'li' ? 1 : 2);
    if (name === 'br') this.breaks += 1;
    if (name !== 'a' || this.link !== null) return;
    const { href = '', class: classes = '', rel = '' } = attributes;
    this.flush();
    this.link = { href, start: this.text.length, isTag: /\bhashtag\b/.test(classes) || /\btag\b/.test(rel) };
  }

  close(name: string): void {
    if (this.quoted > 0) return void (this.quoted -= 1);
    if (SILENT.has(name)) this.silent -= 1;
    if (BLOCKS.has(name)) this.breaks = Math.max(this.breaks, name === 'li' ? 1 : 2);
    if (name === 'a' && this.link !== null) this.endLink(this.link);
  }

  say(words: string): void {
    if (this.silent > 0 || this.quoted > 0) return;
    const line = words.replaceAll(/\s+/g, ' ');
    if (line.trim() === '' && (this.breaks > 0 || this.text === '')) return;
    this.flush();
    const isSpaced = this.text === '' || /\s$/.test(this.text);
    this.text += isSpaced ? line.trimStart() : line;
  }

  private flush(): void {
    if (this.breaks > 0 && this.text !== '')
      this.text = `${this.text.trimEnd()}${'\n'.repeat(Math.min(2, this.breaks))}`;
    this.breaks = 0;
  }

  private endLink({ href, start, isTag }: OpenLink): void {
    this.link = null;
    // A space at its beginning stays outside.
    const from = start + (this.text.slice(start).length - this.text.slice(start).trimStart().length);
    const words = this.text.slice(from).trimEnd();
    const end = from + words.length;
    const name = this.findName(href, words);
    if (name !== null) {
      // As it is written here: the name with its host, which a text elsewhere leaves out.
      this.text = `${this.text.slice(0, from)}@${name}`;
      this.facets.push({ start: from, end: this.text.length, kind: 'mention', value: name });
      return;
    }
    const tag = words.replace(/^#/, '').toLowerCase();
    if (isTag && words.startsWith('#') && /^[\p{L}\p{M}\p{N}_]+$/u.test(tag) && tag.length <= HASHTAG_MAX)
      return void this.facets.push({ start: from, end, kind: 'hashtag', value: tag });
    const url = toUrl(href);
    if (url === null || words === '') return;
    this.facets.push({ start: from, end, kind: 'link', value: url.href });
    // Nobody is sent elsewhere than the words say.
    if (!barely(url.href).startsWith(barely(words))) this.text = `${this.text.slice(0, end)} (${url.host})`;
  }
}

export interface Shown {
  readonly findName: FindName;
  /** What is quoted stands below: the line that says so for those who show no quotes is left out. */
  readonly isQuoteShown: boolean;
}

const nothing: Shown = { findName: () => null, isQuoteShown: false };

export const fromHtml = (
  html: string,
  { findName, isQuoteShown }: Shown = nothing,
): { text: string; facets: Facet[] } => {
  const reading = new Reading(findName, isQuoteShown);
  const parser = new Parser({
    onopentag: (name, attributes) => reading.open(name, attributes),
    onclosetag: (name) => reading.close(name),
    ontext: (words) => reading.say(words),
  });
  // PostgreSQL keeps no text with this sign.
  parser.end(html.slice(0, MAX_HTML).replaceAll('\u0000', ''));
  const text = reading.text.trimEnd();
  return { text, facets: reading.facets.filter(({ start, end }) => start < end && end <= text.length) };
};
