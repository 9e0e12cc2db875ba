import type { PostLine } from './posts.ts';

/** Food, music, sport and workshops. */
export const tablePosts: readonly PostLine[] = [
  ['amara_d', 'Thieboudienne for forty people. The secret is that there is no secret, only the second onion.', 'plate'],
  [
    'elena_r',
    '3:04. The dough is calm, the oven is not. Good morning from the only light in the street. #sourdough',
    'plate',
  ],
  [
    'leo_f',
    'A 1961 lever machine came in “for a small leak”. It had a wasp nest, two coins and a love letter from 1983.',
  ],
  ['kofi_b', 'Played to eleven people tonight. Nine of them danced. That is a percentage I will take anywhere. #jazz'],
  ['samir_b', 'Sold out by 13:10. To the man who bought seven: I hope whatever it was, you won.'],
  [
    'luis_g',
    'We lost 7–0. Our keeper asked if we could keep the ball as a souvenir because she had touched it so often. #football',
  ],
  ['jonas_w', 'This chair took eleven weeks. It will take about three generations to judge it.'],
  ['elena_r', 'To everyone who asks for the recipe: flour, water, salt, and a life with no evenings.'],
  [
    'ben_carter',
    'parkrun 412: 38:20, tailwind both ways somehow. Ate the pastry before the coffee, as the champions do. #running',
  ],
  [
    'noah_l',
    'Eight hours of cables, one good drone. My flatmate calls it “the fridge, but sad”. I call it track four.',
  ],
  ['chloe_b', 'Rehearsed the fall forty times. On forty-one my body believed me.'],
  [
    'amara_d',
    'Market today: tamarind like tar, mangoes like lamps. I bought both and no bread. Regrets: bread.',
    'flower',
  ],
  [
    'leo_f',
    'If your espresso tastes of nothing, it is the grinder. If it tastes of everything, it is also the grinder.',
  ],
  ['kofi_b', 'Strings changed, bridge moved two millimetres, whole personality different. The bass too.'],
  ['yuki_t', 'Glaze test 88. Somewhere between moss and a storm. I am keeping the bowl and the mistake.', 'plate'],
  ['elena_r', 'Somebody drew my bakery the size of a matchbox and I have been crying into the rye. Thank you @aiko_m.'],
  ['samir_b', 'New on the board: pickled turnips by my mother. She made me write “by my mother”.'],
  [
    'tess_w',
    'Twelve hours on the ward, then twenty minutes with the tomatoes. They do not page you. They just grow.',
    'flower',
  ],
  [
    'ivan_k',
    'Lost to a nine-year-old in the park. She offered a draw out of pity and I, out of pride, lost properly. #chess',
  ],
  ['luis_g', 'Training was cancelled because of rain. Fourteen children came anyway. We practised sliding. #football'],
  ['jonas_w', 'Somebody brought back a stool I made in 2009. Not broken. They just wanted it to meet the others.'],
  [
    'elena_r',
    'A boy paid for his croissant with a $credit gift on my post from yesterday. We both felt very modern. I gave him two.',
  ],
  ['hana_c', 'New shoes, old fear. Sent the blue one on the third try. #climbing'],
  ['ben_carter', 'Recovery run, which is a walk with better clothes.'],
  ['noah_l', 'Found a module at the flea market labelled “do not”. Bought it.'],
  ['amara_d', 'My grandmother’s rule: the cook eats last, standing, and happiest.'],
  [
    'kofi_b',
    'The 23:48 regional is the best rehearsal room in the country. Good acoustics, forgiving audience. #jazz',
    'city',
  ],
  ['chloe_b', 'We danced in the empty swimming pool. Every step came back half a second later, like a shy partner.'],
  ['petra_v', 'Sold a cookbook from 1911. The buyer wanted it for the stains. Correct.'],
  ['leo_f', 'Customer: “It makes a noise.” Me: “It is a machine.” Customer: “A sad noise.” Reader, it was the pump.'],
  ['samir_b', 'Closed on Monday. My mother says the fryer also deserves a weekend.'],
  [
    'yuki_t',
    'Forty cups for a café in Kyoto. Thirty-nine alike. The fortieth is for whoever is having a hard day.',
    'plate',
  ],
  ['tess_w', 'Harvest: nine tomatoes, one enormous, eight with opinions.'],
  ['ivan_k', 'Sunny board by the fountain is free from ten. Bring a clock or a story.'],
  ['luis_g', 'We won. 1–0. Own goal. I have never seen twenty-two children celebrate the same ball before. #football'],
  ['jonas_w', 'Ash is the friendliest wood. Oak argues. Walnut knows it is beautiful.', 'forest'],
  ['ben_carter', 'A stranger at kilometre four said “nice shirt” and that was good for two more.'],
  ['chloe_b', 'Opening night. If you see a woman in the foyer breathing like a bicycle pump, say hello.'],
  [
    'kofi_b',
    'Tonight in the back room: @noah_l on machines, me on wood. Pay with a gift or with silence during the ballad. #jazz',
  ],
  ['amara_d', 'Pepper from Penja, lime from next door, fish from this morning. That is the whole post.', 'plate'],
];
