// Where the demo community meets. Minutes are counted back from now; `readUntil` is what the two visitors have read up to.
import type { GroupCategory } from '@wagram/contract/groups';
import type { Drawing } from './posts.ts';

type Line = readonly [
  minutesAgo: number,
  who: string,
  text: string,
  poll?: Readonly<Record<string, readonly string[]>>,
];

export interface DemoGroup {
  readonly kind: 'group' | 'channel';
  readonly name: string;
  readonly description: string;
  readonly category: GroupCategory;
  readonly tags: readonly string[];
  readonly privacy?: 'private';
  readonly drawing: Drawing;
  readonly owner: string;
  readonly admins: readonly string[];
  readonly moderators?: readonly string[];
  readonly members: readonly string[];
  readonly requests?: readonly string[];
  readonly readUntil: number;
  readonly lines: readonly Line[];
}

const subscribers =
  'ana devjain mara lina_k okto tomas_h yuki_t amara_d leo_f ines_m kofi_b raj_p mei_lin hugo_v priya_s jonas_w sara_k petra_v omar_h zuzi elena_r grace_n vera_p';

export const demoGroups: readonly DemoGroup[] = [
  {
    kind: 'group',
    name: 'Golden Hour Club',
    description: 'Twenty minutes of light, a thermos, and somebody who holds the tripod. Film and phones alike.',
    category: 'Art',
    tags: ['photography', 'light', 'film'],
    drawing: 'sea',
    owner: 'mara',
    admins: ['ana'],
    moderators: ['ines_m'],
    members: ['devjain', 'aiko_m', 'diego_m', 'petra_v', 'hugo_v', 'fatima_z', 'vera_p', 'chloe_b', 'mikkel', 'yuki_t'],
    readUntil: 45,
    lines: [
      [4_300, 'mara', 'Welcome, everybody. One rule: say where you stood, not which lens you bought.'],
      [4_292, 'ines_m', 'I stood in a puddle. Does that count?'],
      [4_290, 'mara', 'Puddles count double.'],
      [2_870, 'hugo_v', 'Three mornings of fog near Brno. I have forty pictures of nothing and I like all of them.'],
      [2_862, 'ana', 'Nothing is hard to expose for. Show us the best nothing.'],
      [1_420, 'aiko_m', 'A question from the tiny-brush corner: do you ever wait for people to leave the frame?'],
      [1_411, 'petra_v', 'I wait for the cat to leave the frame. It has been since 2019.'],
      [
        310,
        'mara',
        'Where do we meet on the first Saturday?',
        {
          'Miradouro da Graça, six sharp': ['ana', 'ines_m', 'hugo_v', 'chloe_b', 'mikkel'],
          'The ferry, and coffee after': ['petra_v', 'aiko_m', 'yuki_t'],
          'Everybody at home, same minute': ['vera_p', 'fatima_z', 'diego_m', 'devjain'],
        },
      ],
      [298, 'vera_p', 'For once I am awake at six. I simply have not gone to bed.'],
      [
        41,
        'fatima_z',
        'Ink drying in window light, Fès, ten minutes ago. I stood on the chair my father told me not to stand on.',
      ],
      [36, 'mara', 'The chair makes the picture. @ana, this one for the wall?'],
      [22, 'ines_m', 'It goes on the wall. I am already drawing it.'],
    ],
  },
  {
    kind: 'group',
    name: 'Rust & Ramen',
    description: 'Borrow checkers and broth. We read one pull request together every Thursday.',
    category: 'Technology',
    tags: ['rust', 'opensource', 'payments'],
    drawing: 'chart',
    owner: 'devjain',
    admins: ['raj_p'],
    moderators: ['omar_h'],
    members: ['ana', 'lina_k', 'priya_s', 'sara_k', 'mei_lin', 'grace_n', 'noah_l', 'zuzi', 'okto', 'ruth_a'],
    readUntil: 30,
    lines: [
      [3_100, 'devjain', 'This week: the retry queue. Two hundred lines, one of them wrong. Happy hunting.'],
      [3_060, 'lina_k', 'Line 140. The batch is counted before it is sent.'],
      [3_055, 'devjain', 'Eleven minutes. I owe you a bowl.'],
      [3_050, 'omar_h', 'Also line 12 trusts a clock. Clocks lie, mostly on Mondays.'],
      [1_300, 'mei_lin', 'My moths now have a scheduler. They still fly into the lamp, but fairly.'],
      [1_290, 'raj_p', 'Fair lamps for all.'],
      [
        240,
        'raj_p',
        'Thursday’s reading?',
        {
          'The parser nobody dares to touch': ['devjain', 'lina_k', 'omar_h', 'zuzi'],
          'Sara’s form library': ['mei_lin', 'grace_n', 'sara_k'],
          'We just eat': ['noah_l', 'ana', 'priya_s', 'ruth_a', 'okto'],
        },
      ],
      [120, 'ruth_a', 'I do not write Rust. I am here for the ramen and to read your licences.'],
      [26, 'sara_k', 'If it is the form library I will bring biscuits, as a bribe.'],
      [18, 'zuzi', 'My sleep theory has been refuted, so I can make Thursday.'],
    ],
  },
  {
    kind: 'group',
    name: 'Darkroom Keys',
    description: 'Who has the key, who left the tap running, who is printing tonight. Brno, second courtyard.',
    category: 'Art',
    tags: ['darkroom', 'prints'],
    privacy: 'private',
    drawing: 'night',
    owner: 'ana',
    admins: ['petra_v'],
    members: ['tomas_h', 'pavel_d', 'devjain', 'hugo_v'],
    requests: ['zuzi', 'ivan_k'],
    readUntil: 60,
    lines: [
      [2_900, 'ana', 'New fixer is on the top shelf. The old one is in the canister, please not in the sink.'],
      [2_880, 'pavel_d', 'The red lamp hums on 7 MHz, I can hear it at home. Shall I mend it?'],
      [2_875, 'ana', 'Please mend it.'],
      [700, 'tomas_h', 'Key is under the saddle of the blue bicycle. The second blue bicycle.'],
      [52, 'petra_v', 'Printing tonight from eight. The cat stays outside, she has promised.'],
      [48, 'hugo_v', 'I come at nine with two rolls and soup.'],
    ],
  },
  {
    kind: 'channel',
    name: '$name News',
    description: 'What is new here, in few words.',
    category: 'Technology',
    tags: ['news', 'release'],
    drawing: 'mountains',
    owner: '$brand',
    admins: ['solreyes'],
    members: subscribers.split(' '),
    readUntil: 100,
    lines: [
      [
        8_700,
        '$brand',
        'Voice messages are here. Hold the microphone, speak, let go. Five minutes at most: brevity is a kindness.',
      ],
      [5_800, '$brand', 'Your data is yours: Settings now hands you everything you ever wrote here, as one file.'],
      [
        2_800,
        '$brand',
        'Groups and channels have opened. Start one from the pencil in Messages, and choose who may do what.',
      ],
      [90, 'solreyes', 'This week’s most kept picture shows a paw on a bookshop window. We are not surprised.'],
    ],
  },
];
