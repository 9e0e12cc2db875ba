import { z } from 'zod';
import type { Brand } from '@wagram/contract/kernel';
import { inBrand } from './brand.ts';
import { readData } from './read.ts';

export const drawings = ['mountains', 'city', 'sea', 'night', 'forest', 'waves', 'plate', 'flower', 'chart'] as const;
export type Drawing = (typeof drawings)[number];
export type Theme = 'light' | 'build' | 'table' | 'days' | 'tongues';

export interface DemoPost {
  theme: Theme;
  handle: string;
  content: string;
  drawing: Drawing | null;
}

const lines = z.array(
  z.strictObject({ by: z.string(), text: z.string(), picture: z.enum(drawings).nullable().default(null) }),
);

const shelves: readonly (readonly [Theme, file: string])[] = [
  ['light', 'light'],
  ['build', 'build'],
  ['table', 'table'],
  ['days', 'days'],
  ['light', 'places'],
  ['build', 'craft'],
  ['days', 'evenings'],
  ['days', 'long'],
  ['tongues', 'tongues'],
];

const LOOK_AHEAD = 16;

const readShelf = (theme: Theme, file: string, brand: Brand): DemoPost[] =>
  readData(`posts/${file}`, lines).map(({ by, text, picture }) => ({
    theme,
    handle: inBrand(by, brand),
    content: inBrand(text, brand),
    drawing: picture,
  }));

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
      .flatMap(([theme, file]) =>
        readShelf(theme, file, brand).map((post, index, all) => ({ post, place: index / all.length })),
      )
      .sort((a, b) => a.place - b.place)
      .map(({ post }) => post),
  );

/** What was said before the days of the feed. */
export const demoEarlier = (brand: Brand): DemoPost[] => readShelf('days', 'earlier', brand);
