import type { Drawing } from './posts.ts';

export interface LivelyPost {
  handle: string;
  content: string;
  /** So long before the community begins. */
  minutes: number;
  drawings?: readonly Drawing[];
  /** Each answer with how many of ten choose it. */
  poll?: readonly (readonly [answer: string, share: number])[];
  /** How the post begins that it speaks of. */
  quotes?: string;
  warning?: string;
}

/** Posts that hold more than words and a picture. */
export const livelyPosts: readonly LivelyPost[] = [
  {
    handle: 'leo_f',
    content: 'Settle this before lunch. A cortado is served in',
    minutes: 21,
    poll: [
      ['A glass', 5],
      ['A small cup', 3],
      ['Whatever is clean', 2],
    ],
  },
  {
    handle: 'ines_m',
    content: 'One beach, four hours, no filter on any of them. Swipe for the storm. #sketchbook',
    minutes: 48,
    drawings: ['sea', 'waves', 'night', 'mountains'],
  },
  {
    handle: 'solreyes',
    content: 'This, but for every job I ever had.',
    minutes: 95,
    quotes: 'People ask what lens.',
  },
  {
    handle: 'hugo_v',
    content: 'The queen of hive two did not survive the winter. The colony crowned the one we never named.',
    minutes: 140,
    warning: 'Spoiler for the film about the beekeepers',
  },
  {
    handle: 'mei_lin',
    content: 'The moth needs a sound when it lands on a lamp. Vote with your ears. #gamedev',
    minutes: 205,
    poll: [
      ['A soft tick', 4],
      ['Paper on paper', 5],
      ['Nothing at all', 1],
    ],
  },
  {
    handle: 'tomas_h',
    content: 'Left in the forest, lunch on the ridge, home by the last light. 112 km. #cycling',
    minutes: 290,
    drawings: ['forest', 'mountains', 'city'],
  },
  {
    handle: 'raj_p',
    content: 'Framing this for the team that wants to rewrite the parser again.',
    minutes: 370,
    quotes: 'The borrow checker rejected my',
  },
];

/** Posts that others have passed on, by how they begin. */
export const passedOn: readonly string[] = [
  'Shot this from the roof',
  'Finally moved our treasury',
  'Waited forty minutes for one tram',
  'First proper snow in Tromsø',
  'A street the size of a matchbox',
];
