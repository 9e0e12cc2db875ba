import { z } from 'zod';
import { readData } from '../read.ts';

/** Each with the tone of its shadows and of its cheeks. */
export const skins = {
  porcelain: ['#f8dccb', '#eabfa6', '#ee9f94'],
  rose: ['#f3c9ae', '#e0a688', '#e58b7d'],
  sand: ['#e8b68f', '#cf9369', '#d97f68'],
  honey: ['#d69a6b', '#b97a4c', '#c9694f'],
  copper: ['#b87648', '#985a33', '#b4573c'],
  umber: ['#8e5735', '#6f4025', '#97452f'],
  cocoa: ['#6f4229', '#54301c', '#8a3f2c'],
  ebony: ['#4f2f20', '#3a2015', '#6f3426'],
} as const;

export const hairColors = {
  ink: '#2b2233',
  brown: '#5a3826',
  chestnut: '#7a4428',
  auburn: '#a4502c',
  blond: '#dfb469',
  straw: '#c99a52',
  silver: '#b9b7c4',
  steel: '#77737f',
  black: '#241c26',
} as const;

const HAIR = [
  'none',
  'crop',
  'short',
  'side',
  'quiff',
  'curls',
  'afro',
  'bob',
  'fringe',
  'long',
  'waves',
  'bun',
  'tail',
  'braids',
  'locs',
] as const;
const HEADS = ['beanie', 'cap', 'brim', 'scarf', 'wrap', 'helmet', 'toque', 'phones'] as const;
const BEARDS = ['full', 'short', 'moustache', 'goatee', 'stubble'] as const;
const GLASSES = ['round', 'square', 'cat'] as const;
const CLOTHES = ['crew', 'vee', 'shirt', 'turtle', 'hood', 'stripes', 'apron', 'jacket'] as const;
const MOUTHS = ['smile', 'grin', 'soft', 'side'] as const;

export type Hair = (typeof HAIR)[number];
export type Head = (typeof HEADS)[number];
export type Beard = (typeof BEARDS)[number];
export type Glasses = (typeof GLASSES)[number];
export type Clothes = (typeof CLOTHES)[number];
export type Mouth = (typeof MOUTHS)[number];

const keysOf = <K extends string>(named: Readonly<Record<K, unknown>>): K[] => Object.keys(named) as K[];

const look = z.strictObject({
  /** Backdrop, and a second tone of it for the shape behind the person. */
  back: z.tuple([z.string(), z.string()]),
  skin: z.enum(keysOf(skins)),
  hair: z.enum(HAIR),
  hairColor: z.enum(keysOf(hairColors)),
  cloth: z.string(),
  clothes: z.enum(CLOTHES),
  head: z.enum(HEADS).optional(),
  headColor: z.string().optional(),
  beard: z.enum(BEARDS).optional(),
  glasses: z.enum(GLASSES).optional(),
  mouth: z.enum(MOUTHS).optional(),
  /** Closed, happy eyes. */
  calm: z.boolean().optional(),
  freckles: z.boolean().optional(),
  rings: z.string().optional(),
});

export type Look = z.output<typeof look>;
export type Looks = Readonly<Record<string, Look>>;

/** Everybody in the community, drawn once by hand so that nobody looks like anybody else. */
export const demoLooks = (): Looks => readData('looks', z.record(z.string(), look));
