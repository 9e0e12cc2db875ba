import type { Brand } from '@wagram/contract/kernel';
import { buildPosts } from './posts-build.ts';
import { craftPosts } from './posts-craft.ts';
import { dayPosts } from './posts-days.ts';
import { earlierPosts } from './posts-earlier.ts';
import { eveningPosts } from './posts-evenings.ts';
import { lightPosts } from './posts-light.ts';
import { longPosts } from './posts-long.ts';
import { placePosts } from './posts-places.ts';
import { tablePosts } from './posts-table.ts';
import { tonguePosts } from './posts-tongues.ts';

export type Drawing = 'mountains' | 'city' | 'sea' | 'night' | 'forest' | 'waves' | 'plate' | 'flower' | 'chart';
export type Theme = 'light' | 'build' | 'table' | 'days' | 'tongues';
/** `$brand` is the product's own account, `$name` its name and `$credit` its token. */
export type PostLine = readonly [handle: string, content: string, drawing?: Drawing];

export interface DemoPost {
  theme: Theme;
  handle: string;
  content: string;
  drawing: Drawing | null;
}

const shelves: readonly (readonly [Theme, readonly PostLine[]])[] = [
  ['light', lightPosts],
  ['build', buildPosts],
  ['table', tablePosts],
  ['days', dayPosts],
  ['light', placePosts],
  ['build', craftPosts],
  ['days', eveningPosts],
  ['days', longPosts],
  ['tongues', tonguePosts],
];

const LOOK_AHEAD = 16;

export const officialHandle = (brand: Brand): string => (brand.slug.length < 3 ? `${brand.slug}_app` : brand.slug);

export const inBrand = (text: string, brand: Brand): string =>
  text
    .replaceAll('$brand', () => officialHandle(brand))
    .replaceAll('$name', () => brand.name)
    .replaceAll('$credit', () => brand.tokens.credit);

/** Nobody twice within a few posts, and no two pictures of a kind in a row: the next one that fits comes first. */
const mixed = (posts: readonly DemoPost[]): DemoPost[] => {
  const rest = [...posts];
  const done: DemoPost[] = [];
  while (rest.length > 0) {
    const [authors, drawings] = [
      done.slice(-5).map(({ handle }) => handle),
      done.slice(-3).map(({ drawing }) => drawing),
    ];
    const fits = ({ handle, drawing }: DemoPost): boolean =>
      !authors.includes(handle) && (drawing === null || !drawings.includes(drawing));
    const found = rest.slice(0, LOOK_AHEAD).findIndex(fits);
    done.push(...rest.splice(Math.max(0, found), 1));
  }
  return done;
};

/** All of them, each shelf spread evenly over the whole, so that a feed is as mixed as people are. The first is the newest. */
export const demoPosts = (brand: Brand): DemoPost[] =>
  mixed(
    shelves
      .flatMap(([theme, lines]) => lines.map((line, index) => ({ theme, line, place: index / lines.length })))
      .sort((a, b) => a.place - b.place)
      .map(({ theme, line: [handle, content, drawing] }) => ({
        theme,
        handle: inBrand(handle, brand),
        content: inBrand(content, brand),
        drawing: drawing ?? null,
      })),
  );

/** What was said before the days of the feed. */
export const demoEarlier = (brand: Brand): DemoPost[] =>
  earlierPosts.map(([handle, content, drawing]) => ({
    theme: 'days',
    handle: inBrand(handle, brand),
    content,
    drawing: drawing ?? null,
  }));
