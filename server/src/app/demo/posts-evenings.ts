import type { PostLine } from './posts.ts';

/** More kitchens, stages, pitches and ordinary evenings. */
export const eveningPosts: readonly PostLine[] = [
  [
    'elena_r',
    'Rain since midnight, so today the bread is for people who walk through rain. It is a little bit better than usual. Do not tell the others. #sourdough',
    'plate',
  ],
  ['kofi_b', 'Broke a string in the ballad. Played the rest on three. A man cried. I let him think it was art. #jazz'],
  [
    'tess_w',
    'Handover at seven, soil at eight, asleep at nine with a seed catalogue on my face. This is the life I ordered.',
    'flower',
  ],
  [
    'luis_g',
    'Half-time speech today: “Breathe. Share. Nobody is angry.” We were losing. We went on losing. They hugged the other team. #football',
  ],
  [
    'samir_b',
    'A boy asked what makes falafel green. I said “secrets”. His mother said “parsley”. I have lost a customer and gained a colleague.',
    'plate',
  ],
  ['leo_f', 'Today’s repair: a machine that “sighs”. It does. I sat beside it for ten minutes. So would you.'],
  [
    'amara_d',
    'If the rice sticks at the bottom, that part is for the people you love. Everybody else gets the top. #cooking',
    'plate',
  ],
  [
    'chloe_b',
    'Counted to eight for nine hours. On the way home I counted to eight at a red light and a stranger joined in.',
  ],
  [
    'yuki_t',
    'The kettle, the wheel and the radio were all in the same key this morning. I did not touch anything until it passed.',
  ],
  ['jonas_w', 'A good joint makes no sound. A very good joint makes the carpenter make a sound.'],
  [
    'ivan_k',
    'New regular in the park: plays the first six moves like a poet and then remembers that he left soup on. #chess',
  ],
  ['ruth_a', 'Client today: “I signed it because the pen was nice.” I have put that on a card above my desk.'],
  [
    'noah_l',
    'Soundcheck notes: kick good, bass good, vocals good, cat on channel 7 surprisingly good. @kofi_b says it is her best work.',
  ],
  [
    'petra_v',
    'A girl read the whole of “The Hobbit” on the third step of the ladder, over six visits. Today she bought it. For her brother. #bookshop',
  ],
  ['ben_carter', 'Looked it up: at my 411th parkrun I came 411th. I would like it noted that I planned this. #running'],
  ['solreyes', 'my neighbour has started whistling my alarm tone and i respect it as a declaration of war'],
  [
    'hugo_v',
    'The rough cut of the first part is four hours and ten minutes. My mother says not to change anything. My mother is in it.',
  ],
  ['zuzi', 'Study group update: we have agreed on snacks. The integral remains at large. #physics'],
  ['elena_r', 'To the gentleman who asked whether yesterday’s bread is cheaper: no, it is older and has seen more.'],
  [
    'tess_w',
    'The quietest hour on the ward is between four and five. I go round with tea. You would be surprised what people say to tea.',
  ],
  [
    'kofi_b',
    'Some songs are too slow to dance to and too honest to talk over. We opened with two of those. Bold. #jazz',
    'night',
  ],
  [
    'luis_g',
    'Our keeper drew the season as a chart. It goes down and then there is a drawing of a sandwich. #football',
    'chart',
  ],
  [
    'amara_d',
    'Cooked for a wedding of three hundred. Remembered every onion. Cannot remember the bride’s name. Forgive me, beautiful.',
  ],
  ['grace_n', 'The goats have learned what the drone sounds like. They line up. I think they think it is a bus.'],
  [
    'samir_b',
    'Power cut on the whole street. Gas still works. We fried by the light of eleven phones and it was the best night of the year.',
    'city',
  ],
  ['leo_f', 'You do not need a better machine. You need to clean that one. I love you, but look at it.'],
  ['yuki_t', 'Dropped a finished bowl. It landed on its foot, spun, and stood. I bowed to it.', 'plate'],
  ['ruth_a', 'A contract is a promise that has met a lawyer. Be kind to both.'],
  ['chloe_b', 'Last show of the run. The floor was warm when we left. That is how you know.'],
  ['jonas_w', 'Sanded until the grain looked like weather. Then I stopped, because it did.', 'forest'],
  [
    'pavel_d',
    'Spoke to a lighthouse keeper’s grandson in Newfoundland. He keeps bees now. We were both very moved by antennas. #hamradio',
  ],
  [
    'ivan_k',
    'Chess in the first frost: you move quickly, you think quickly, you lose quickly, and there is tea.',
    'forest',
  ],
  ['solreyes', 'i have a favourite stair in my building and no, i will not be taking questions'],
  [
    'tess_w',
    'Found a note in my locker: “thank you for explaining it twice”. No name. It goes on the fridge with the tomatoes.',
  ],
  [
    'petra_v',
    'The cat has been asleep on Tolstoy for two days. Nobody dares to buy him and nobody ever would have. #bookshop',
  ],
  ['noah_l', 'Listened to the fridge in the new flat. B flat, a little sharp. I can work with this.'],
  ['omar_h', 'Friday. Everything I broke on Monday is mended, and one thing that nobody knew about.'],
  [
    'ben_carter',
    'Somebody half my age overtook me and said “good form”. I have been insufferable since Thursday. #running',
  ],
  [
    'hana_c',
    'Belay partners are the people who look up when everybody else looks at their phone. Thank you, @ben_carter, for looking up.',
    'mountains',
  ],
  ['mikkel', 'Winter berth, engine drained, sails folded. The boat looked at me like a dog at a suitcase.', 'sea'],
];
