import type { TypedWord } from './word-at.ts';

// A text field does not tell where a letter stands on the screen: its twin, drawn out of sight, does.
const COPIED = [
  'boxSizing',
  'width',
  'paddingBlock',
  'paddingInline',
  'borderWidth',
  'borderStyle',
  'font',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'textTransform',
  'tabSize',
] as const;

/** Where a letter of a field stands on the screen. */
const placeOf = (field: HTMLTextAreaElement, at: number): DOMRect => {
  const style = window.getComputedStyle(field);
  const twin = document.createElement('div');
  for (const name of COPIED) twin.style[name] = style[name];
  twin.style.position = 'fixed';
  twin.style.visibility = 'hidden';
  twin.style.whiteSpace = 'pre-wrap';
  twin.style.overflowWrap = 'break-word';
  twin.dir = field.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  const mark = document.createElement('span');
  mark.textContent = field.value.slice(at) || '.';
  twin.append(field.value.slice(0, at), mark);
  document.body.append(twin);
  const [letter] = mark.getClientRects();
  const outer = twin.getBoundingClientRect();
  const own = field.getBoundingClientRect();
  const left = own.left + (letter?.left ?? outer.left) - outer.left;
  const top = own.top + (letter?.top ?? outer.top) - outer.top - field.scrollTop;
  const height = letter?.height ?? 0;
  twin.remove();
  return new DOMRect(left, top, 1, height);
};

/** From where a word begins to the line of its last letter: what stands below this covers none of it. */
export const placeOfWord = (field: HTMLTextAreaElement, { start, words }: TypedWord): DOMRect => {
  const first = placeOf(field, start);
  const last = placeOf(field, start + words.length);
  return new DOMRect(Math.min(first.left, last.left), first.top, 1, last.bottom - first.top);
};
