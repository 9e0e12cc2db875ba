// A small Markdown: paragraphs, headings, lists, quotes, code and links. It makes a tree of plain values and never any
// HTML: whatever a text holds, React draws it as text (IN-01).

export type Inline =
  | { readonly kind: 'text' | 'code' | 'bold' | 'italic'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string; readonly isOwn: boolean };

export type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly start: number; readonly items: readonly Inline[][] }
  | { readonly kind: 'code'; readonly text: string };

const PAGES =
  'terms|privacy|help|security|trending|wallet|wallet/settings|verification|rewards|notification-settings|create-group|auth';
const OWN = new RegExp(
  `^/(?:(?:post|group)/[0-9a-f-]{36}|user/@?[A-Za-z0-9_]{3,30}|search\\?q=[^\\s&#]{1,600}|${PAGES})$`,
);

/** Only addresses of the web, and those of our own pages that a text may name. */
export const toLink = (text: string, target: string): Inline | null => {
  if (OWN.test(target)) return { kind: 'link', text, to: target, isOwn: true };
  if (!/^https:\/\//i.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  // user:password@host is how an address pretends to be another.
  if (url.username !== '' || url.password !== '') return null;
  return { kind: 'link', text: text === '' ? target : text, to: url.href, isOwn: false };
};

const PART =
  /`([^`\n]+)`|\*\*([^*\n]+)\*\*|(?<![\w*])\*([^*\s][^*\n]*)\*(?![\w*])|\[([^\]\n]{0,300})\]\(([^\s()]{1,2000})\)|(https:\/\/[^\s<>()[\]"'`]{1,2000})/g;

const toInline = (match: RegExpExecArray): Inline | null => {
  const [whole, code, bold, italic, label, target, bare] = match;
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', text: bold };
  if (italic !== undefined) return { kind: 'italic', text: italic };
  if (target !== undefined) return toLink(label ?? '', target);
  const address = (bare ?? whole).replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
  return toLink(address, address);
};

export const parseInline = (text: string): Inline[] => {
  const inlines: Inline[] = [];
  let place = 0;
  const say = (end: number) => {
    if (end > place) inlines.push({ kind: 'text', text: text.slice(place, end) });
  };
  for (const match of text.matchAll(PART)) {
    const inline = toInline(match);
    if (inline !== null) {
      say(match.index);
      inlines.push(inline);
      const isBare = match[6] !== undefined && inline.kind === 'link';
      place = match.index + (isBare ? inline.text.length : match[0].length);
    }
  }
  say(text.length);
  return inlines;
};

const HEADING = /^(#{1,6})\s+(.+)$/;
const ITEM = /^\s{0,3}(?:[-*+]|(\d{1,4})[.)])\s+(.*)$/;
const FENCE = /^\s{0,3}```/;
const QUOTE = /^\s{0,3}>\s?/;

/** The lines from the first one that this test likes; the place moves behind them. */
const take = (lines: readonly string[], from: number, likes: (line: string) => boolean): string[] => {
  const end = lines.findIndex((line, place) => place >= from && !likes(line));
  return lines.slice(from, end === -1 ? lines.length : end);
};

const isPlain = (line: string): boolean =>
  line.trim() !== '' && !HEADING.test(line) && !ITEM.test(line) && !FENCE.test(line) && !QUOTE.test(line);

const readItems = (taken: readonly string[]): string[] => {
  const items: string[] = [];
  for (const line of taken) {
    const item = ITEM.exec(line);
    if (item !== null) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
};

/** One block, and how many lines it took. */
const readBlock = (lines: readonly string[], from: number): readonly [Block | null, number] => {
  const line = lines[from] ?? '';
  if (line.trim() === '') return [null, 1];
  if (FENCE.test(line)) {
    const inside = take(lines, from + 1, (next) => !FENCE.test(next));
    return [{ kind: 'code', text: inside.join('\n') }, inside.length + 2];
  }
  const heading = HEADING.exec(line);
  if (heading !== null) {
    const level = Math.min(3, heading[1]?.length ?? 1) as 1 | 2 | 3;
    return [{ kind: 'heading', level, inlines: parseInline(heading[2] ?? '') }, 1];
  }
  if (QUOTE.test(line)) {
    const taken = take(lines, from, (next) => QUOTE.test(next));
    const text = taken.map((next) => next.replace(QUOTE, '')).join('\n');
    return [{ kind: 'quote', inlines: parseInline(text) }, taken.length];
  }
  const item = ITEM.exec(line);
  if (item !== null) {
    const taken = take(lines, from, (next) => ITEM.test(next) || /^\s{2,}\S/.test(next));
    const items = readItems(taken).map(parseInline);
    return [{ kind: 'list', isOrdered: item[1] !== undefined, start: Number(item[1] ?? 1), items }, taken.length];
  }
  const taken = take(lines, from, isPlain);
  return [{ kind: 'paragraph', inlines: parseInline(taken.join('\n')) }, taken.length];
};

export const parseMarkdown = (text: string): Block[] => {
  const lines = text.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let place = 0;
  while (place < lines.length) {
    const [block, took] = readBlock(lines, place);
    if (block !== null) blocks.push(block);
    place += took;
  }
  return blocks;
};
