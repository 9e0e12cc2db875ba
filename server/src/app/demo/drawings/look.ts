export type Hair =
  | 'none'
  | 'crop'
  | 'short'
  | 'side'
  | 'quiff'
  | 'curls'
  | 'afro'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'waves'
  | 'bun'
  | 'tail'
  | 'braids'
  | 'locs';
export type Head = 'beanie' | 'cap' | 'brim' | 'scarf' | 'wrap' | 'helmet' | 'toque' | 'phones';
export type Beard = 'full' | 'short' | 'moustache' | 'goatee' | 'stubble';
export type Glasses = 'round' | 'square' | 'cat';
export type Clothes = 'crew' | 'vee' | 'shirt' | 'turtle' | 'hood' | 'stripes' | 'apron' | 'jacket';
export type Mouth = 'smile' | 'grin' | 'soft' | 'side';

export interface Look {
  /** Backdrop, and a second tone of it for the shape behind the person. */
  back: readonly [string, string];
  skin: keyof typeof skins;
  hair: Hair;
  hairColor: string;
  cloth: string;
  clothes: Clothes;
  head?: Head;
  headColor?: string;
  beard?: Beard;
  glasses?: Glasses;
  mouth?: Mouth;
  /** Closed, happy eyes. */
  calm?: boolean;
  freckles?: boolean;
  rings?: string;
}

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
