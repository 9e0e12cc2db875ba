import { z } from 'zod';
import type { Brand } from '@wagram/contract/kernel';
import { CREATOR_CATEGORIES, type CreatorCategory } from '@wagram/contract/members';
import { inBrand } from './brand.ts';
import { readData } from './read.ts';

export interface DemoPerson {
  handle: string;
  name: string;
  bio: string;
  /** How many follow them compared with others, 1 to 10. */
  fame: number;
  /** An account of the product's own: nobody's face, so it answers nobody. */
  isOfficial: boolean;
  /** D20: a page that has to be asked for, so that a visitor meets one. */
  isPrivate: boolean;
  /** What they are known for, if they say so. */
  creator: CreatorCategory | null;
}

const people = z.array(
  z.strictObject({
    handle: z.string(),
    name: z.string(),
    bio: z.string(),
    fame: z.int().min(1).max(10),
    isOfficial: z.boolean().default(false),
    isPrivate: z.boolean().default(false),
    creator: z.enum(CREATOR_CATEGORIES).nullable().default(null),
  }),
);

/** The two members whom a visitor may be for a while (see auth). */
export const guests: readonly string[] = ['ana', 'devjain'];

export const demoPeople = (brand: Brand): DemoPerson[] =>
  readData('people', people).map((person) => ({
    ...person,
    handle: inBrand(person.handle, brand),
    name: inBrand(person.name, brand),
  }));
