import type { Facet } from '@wagram/contract/kernel';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => marks[sign] ?? sign);

/** Where what stands in a text leads. Null: it stays a word. */
export interface Leads {
  mention(value: string): string | null;
  hashtag(value: string): string;
}

const toLink = ({ kind, value }: Facet, words: string, leads: Leads): string => {
  const text = escapeHtml(words);
  if (kind === 'link') return `<a href="${escapeHtml(value)}" rel="nofollow noopener" target="_blank">${text}</a>`;
  const bare = text.slice(1);
  if (kind === 'hashtag')
    return `<a href="${escapeHtml(leads.hashtag(value))}" class="mention hashtag" rel="tag">#<span>${bare}</span></a>`;
  const href = leads.mention(value);
  if (href === null) return text;
  return `<span class="h-card" translate="no"><a href="${escapeHtml(href)}" class="u-url mention">@<span>${bare}</span></a></span>`;
};

/** An empty line ends a paragraph, any other a line. */
const toParagraphs = (html: string): string =>
  html
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('');

/** A text and what stands in it, as other servers read it. */
export const toHtml = (text: string, facets: readonly Facet[], leads: Leads): string => {
  if (text === '') return '';
  let html = '';
  let at = 0;
  for (const facet of facets) {
    if (facet.start < at || facet.end > text.length) continue;
    html += escapeHtml(text.slice(at, facet.start)) + toLink(facet, text.slice(facet.start, facet.end), leads);
    at = facet.end;
  }
  return toParagraphs(html + escapeHtml(text.slice(at)));
};
