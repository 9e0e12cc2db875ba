import type { Brand } from '@wagram/contract/kernel';
import { languageOf } from '#kernel';
import { escapeMarkup } from './escape.ts';
import { texts } from './texts.ts';

export interface PageTags {
  title: string;
  description: string;
  /** Where this page lives, without what was only meant for one visit. */
  url: string;
  type: 'website' | 'article' | 'profile';
  image: { url: string; alt: string; width: number | null; height: number | null; isLarge: boolean };
  /** Its member's feed. */
  feed: { url: string; title: string } | null;
  publishedAt: string | null;
  author: string | null;
  /** Nothing that anybody should find, or what others are to find where it was written. */
  isHidden: boolean;
}

export const defaultTags = (brand: Brand, origin: string, path: string): PageTags => ({
  title: brand.name,
  description: texts(languageOf(null)).about(brand.name),
  url: origin + path,
  type: 'website',
  image: { url: `${origin}/icons/icon-512.png`, alt: brand.name, width: 512, height: 512, isLarge: false },
  feed: null,
  publishedAt: null,
  author: null,
  isHidden: false,
});

type Row = readonly [name: string, content: string | number | null];

const metas = (attribute: 'name' | 'property', rows: readonly Row[]): string =>
  rows
    .filter(([, content]) => content !== null)
    .map(([name, content]) => `<meta ${attribute}="${name}" content="${escapeMarkup(String(content))}" />`)
    .join('\n    ');

/** What search engines and link previews read. Every value is escaped here and nowhere else. */
export const renderTags = (tags: PageTags, brand: Brand): string => {
  const { title, description, url, image, feed } = tags;
  const alternate =
    feed === null
      ? ''
      : `<link rel="alternate" type="application/rss+xml" href="${escapeMarkup(feed.url)}" title="${escapeMarkup(feed.title)}" />\n    `;
  return `<title>${escapeMarkup(title)}</title>
    <link rel="canonical" href="${escapeMarkup(url)}" />
    ${alternate}${metas('name', [
      ['description', description],
      ['robots', tags.isHidden ? 'noindex' : null],
      ['twitter:card', image.isLarge ? 'summary_large_image' : 'summary'],
      ['twitter:title', title],
      ['twitter:description', description],
      ['twitter:image', image.url],
      ['twitter:image:alt', image.alt],
    ])}
    ${metas('property', [
      ['og:site_name', brand.name],
      ['og:type', tags.type],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', image.url],
      ['og:image:alt', image.alt],
      ['og:image:width', image.width],
      ['og:image:height', image.height],
      ['article:published_time', tags.publishedAt],
      ['profile:username', tags.author],
    ])}`;
};
