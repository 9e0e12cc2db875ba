import type { Drawing } from '../posts.ts';
import { seededRandom, type Random } from '../random.ts';
import type { Picture } from './canvas.ts';
import { city, forest, mountains } from './land.ts';
import { chart, flower, plate, waves } from './still.ts';
import { night, sea } from './water-and-sky.ts';

const scenes: Record<Drawing, (random: Random, words: string) => Picture> = {
  mountains,
  city,
  sea,
  night,
  forest,
  waves,
  plate,
  flower,
  chart,
};

/** The same words draw the same picture, and where they name a thing it is in it. */
export const drawScene = (drawing: Drawing, words: string): Picture => scenes[drawing](seededRandom(words), words);
