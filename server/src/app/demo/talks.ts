// What the two members whom visitors come in as have talked about. Whoever speaks is named by the first letter: g is the
// guest, o the other one. Minutes are counted back from now; what came after `readUntil` is still unread.
export interface DemoTalk {
  readonly guest: 'ana' | 'devjain';
  readonly other: string;
  /** They do not know each other: it waits as a request. */
  readonly isRequest?: boolean;
  readonly readUntil: number;
  readonly lines: readonly (readonly [minutesAgo: number, who: 'g' | 'o', text: string])[];
}

export const demoTalks: readonly DemoTalk[] = [
  {
    guest: 'ana',
    other: 'mara',
    readUntil: 20,
    lines: [
      [1_540, 'o', 'Your tram picture has been on my mind all day. Which film was that?'],
      [1_532, 'g', 'Expired 400 from a drawer in my aunt’s flat. I will never find it again.'],
      [1_530, 'o', 'The best ones are always the ones you cannot repeat.'],
      [186, 'g', 'I am in Lisbon from the 4th. Is the miradouro still empty at six?'],
      [171, 'o', 'At six yes, at seven it belongs to the influencers.'],
      [165, 'g', 'Six it is. I bring the thermos.'],
      [14, 'o', 'Just looked: the sun comes up behind the bridge that week. We are lucky.'],
      [13, 'o', 'Bring the long lens too 🌅'],
    ],
  },
  {
    guest: 'ana',
    other: 'petra_v',
    readUntil: 0,
    lines: [
      [2_960, 'o', 'The Koudelka came in. First edition, a coffee ring on page 40.'],
      [2_950, 'g', 'The coffee ring makes it better. Can you keep it till Saturday?'],
      [2_948, 'o', 'The cat is sitting on it, so nobody else can buy it anyway.'],
      [420, 'g', 'I walked past, you were closed. There was a paw on the window.'],
      [412, 'o', 'She does the evening shift.'],
      [410, 'g', 'Give her my regards.'],
    ],
  },
  {
    guest: 'ana',
    other: 'ines_m',
    readUntil: 40,
    lines: [
      [4_400, 'g', 'Do you draw from photos or only from life?'],
      [4_390, 'o', 'From life until my hands are cold. Then from photos, and I lie about it.'],
      [35, 'o', 'May I draw your fish market? The woman with the yellow gloves.'],
    ],
  },
  {
    guest: 'ana',
    other: 'hugo_v',
    isRequest: true,
    readUntil: 600,
    lines: [
      [95, 'o', 'Hello Ana, I make a film about beekeepers near Brno and would like to use three of your stills.'],
      [94, 'o', 'Paid, credited, and you would see the cut first.'],
    ],
  },
  {
    guest: 'devjain',
    other: 'lina_k',
    readUntil: 20,
    lines: [
      [1_300, 'g', 'Batch went through with 312 transfers. One signature.'],
      [1_298, 'o', 'And the one that failed last week?'],
      [1_290, 'g', 'Retried with the same key, acted once. I watched it like a kettle.'],
      [55, 'o', 'I wrote it up. Can you read the part about retries before I publish?'],
      [48, 'g', 'Sending you notes tonight.'],
      [11, 'o', 'No hurry. Well, a little hurry.'],
    ],
  },
  {
    guest: 'devjain',
    other: 'raj_p',
    readUntil: 0,
    lines: [
      [2_700, 'o', 'The borrow checker and I are not speaking.'],
      [2_690, 'g', 'What did you say to it?'],
      [2_689, 'o', '`clone()`. Four times.'],
      [2_680, 'g', 'Ah. It remembers these things.'],
      [300, 'o', 'We made up. It was about lifetimes, as always.'],
      [290, 'g', 'Chai on Thursday?'],
      [288, 'o', 'Chai on Thursday.'],
    ],
  },
  {
    guest: 'devjain',
    other: 'amara_d',
    readUntil: 30,
    lines: [
      [3_100, 'g', 'I tried the broth with dried shrimp. My kitchen smells like a harbour now.'],
      [3_080, 'o', 'Then you did it right.'],
      [26, 'o', 'Next time toast the rice first. Two minutes. Trust me.'],
    ],
  },
];
