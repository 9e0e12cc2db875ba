// What members of the demo community have filmed. `node demo/make-videos/main.mjs` draws the files.
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readData } from './read.ts';

const videos = z.array(
  z.strictObject({
    file: z.string(),
    handle: z.string(),
    title: z.string(),
    description: z.string(),
    /** What it shows, for those who do not see it. */
    alt: z.string(),
    hoursAgo: z.number(),
    said: z.array(z.strictObject({ by: z.string(), text: z.string() })),
  }),
);

export type DemoVideo = z.output<typeof videos>[number];

export const demoVideos = (): readonly DemoVideo[] => readData('videos', videos);

/** A film, and the picture that stands for it until it plays. */
export const filesOf = ({ file }: DemoVideo): { path: string; posterPath: string } => {
  const place = (name: string): string => fileURLToPath(new URL(`../videos/${name}`, import.meta.url));
  return { path: place(`${file}.mp4`), posterPath: place(`${file}.webp`) };
};
