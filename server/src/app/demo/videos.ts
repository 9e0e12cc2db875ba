/** What members of the demo community have filmed. The files are drawn by scripts/demo-videos.mjs and lie in server/demo-videos. */
export interface DemoVideo {
  readonly file: string;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly hoursAgo: number;
  readonly said: readonly (readonly [handle: string, words: string])[];
}

export const demoVideos: readonly DemoVideo[] = [
  {
    file: 'last-light',
    handle: 'mara',
    title: 'The last twenty minutes',
    description: 'Drawn from memory on the train home, because my hands were too cold to film. #goldenhour',
    alt: 'A pale sun stands on the horizon of a violet sea, its light moving over the waves.',
    hoursAgo: 2.2,
    said: [
      ['ines_m', 'The stripe of light coming closer. I have watched it nine times now.'],
      ['nora_ber', 'Up here the same sun takes three hours to do this. Come and see.'],
      ['ben_carter', 'Playing this on the treadmill instead of the news.'],
    ],
  },
  {
    file: 'aurora',
    handle: 'nora_ber',
    title: 'Forecast: 4 of 10. Reality: this',
    description: 'A loop from last night’s readings, one colour for each kind of atom. #aurora',
    alt: 'Green and violet curtains of light sway over a dark fjord and its reflection.',
    hoursAgo: 7.5,
    said: [
      ['vera_p', 'Oxygen at a hundred kilometres, still the best green there is.'],
      ['mara', 'I am booking the night train before I finish this sentence.'],
      ['petra_v', 'The cat tried to catch it.'],
    ],
  },
  {
    file: 'paper-waves',
    handle: 'ines_m',
    title: 'Six sheets of blue paper',
    description: 'Every wave is one cut. The moon was a lid from a jam jar. #illustration',
    alt: 'Layers of paper waves in blue and sand roll in opposite directions under a red moon.',
    hoursAgo: 15,
    said: [
      ['aiko_m', 'The shadow under each sheet! Did you light it from the left?'],
      ['mikkel', 'Seasick in a good way.'],
      ['sara_k', 'I would put this in a waiting room and everybody would wait better.'],
    ],
  },
  {
    file: 'synth',
    handle: 'noah_l',
    title: 'Nobody is playing this one',
    description: 'Two oscillators left alone over lunch. Sound off: you can see it anyway. #modular',
    alt: 'Nine glowing rings breathe around a dark centre, from coral to blue.',
    hoursAgo: 26,
    said: [
      ['kofi_b', 'The fourth ring is flat. Leave it.'],
      ['chloe_b', 'I have counted it out: it is in seven. Rehearsing to it tomorrow.'],
    ],
  },
  {
    file: 'startrails',
    handle: 'vera_p',
    title: 'Four hours, one tent, no clouds',
    description: 'The sky turns, the tent does not, the astronomer has tea. #astrophotography',
    alt: 'Stars draw short arcs around the pole above a hill and a tent that glows from inside.',
    hoursAgo: 40,
    said: [
      ['tess_w', 'Showed this on the ward at four in the morning. Very quiet after that.'],
      ['zuzi', 'Coordinates of the pole please, this is for homework.'],
      ['tomas_h', 'That tent has seen things.'],
    ],
  },
  {
    file: 'plotter',
    handle: 'diego_m',
    title: 'Forty-six times round',
    description: 'The pen plotter, sped up a little. No line was lifted. #generative',
    alt: 'A pen draws turning ellipses in blue and red on cream paper until they make a flower.',
    hoursAgo: 63,
    said: [
      ['fatima_z', 'One stroke. My teacher would have wept.'],
      ['jonas_w', 'What paper? Mine always buckles at the thirtieth round.'],
    ],
  },
];
