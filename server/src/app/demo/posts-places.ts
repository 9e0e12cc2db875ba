import type { PostLine } from './posts.ts';

/** More pictures, places and weather. */
export const placePosts: readonly PostLine[] = [
  [
    'mikkel',
    'Came round the headland and the whole fleet was lying there like spilled matches. Counted 41 masts, waved at all of them.',
    'sea',
  ],
  ['ana', 'The 1 tram, last run, empty but for a cello. The cello had a seat of its own. #streetphotography', 'city'],
  [
    'nora_ber',
    'Minus nineteen. My eyelashes freeze together when I laugh, so please, nothing funny until lunch. #climate',
    'mountains',
  ],
  [
    'hana_c',
    'Sunrise from the ledge. Somebody below was frying onions and I have never come down a rope faster. #climbing',
    'mountains',
  ],
  [
    'vera_p',
    'Clear at last. I forgave the week within four minutes. Come up, @zuzi, and bring gloves. #astronomy',
    'night',
  ],
  ['tomas_h', 'Found a road that is on no map. It ends at a pond with one chair. I sat in the chair.', 'forest'],
  ['ines_m', 'The fog came in at breakfast and stayed like a polite uncle. Drew the uncle.', 'sea'],
  [
    'mara',
    'Seventeen people came to the walk. One had a camera, one had a phone, one had a dog with better timing than all of us. #photowalk',
    'city',
  ],
  [
    'aiko_m',
    'Streetlamp, 1:87, works. It took four tweezers, a watch battery and language I learned from my grandfather.',
    'night',
  ],
  [
    'fatima_z',
    'The light in the courtyard moves one tile to the left every week in autumn. I only noticed because I was late.',
  ],
  [
    'diego_m',
    'Wrote a program that draws hills. It draws better hills than I do, but it has never been tired on one. #generative',
    'waves',
  ],
  ['petra_v', 'Somebody returned a map of Slovakia from 1974 with the note “it was right about the bridge”. #bookshop'],
  [
    'hugo_v',
    'Beekeeper number two speaks to her hives before she opens them. Today she introduced me. I stood up straight.',
    'flower',
  ],
  [
    'grace_n',
    'The north corner got its water. It now looks smug. I did not know that beans could look smug. #agritech',
    'flower',
  ],
  [
    'zuzi',
    'Walked home through the snow counting my own footprints, lost count at the bakery, bought a roll for scientific reasons.',
  ],
  [
    'ben_carter',
    'Fog so thick this morning that I was leading the race for almost a kilometre. @hana_c can confirm nothing. #running',
    'forest',
  ],
  [
    'mara',
    'Rule of the golden hour: it is twenty minutes long and it starts the moment your battery does not. #goldenhour',
    'sea',
  ],
  ['ana', 'A woman on platform 3 was teaching a pigeon patience. I shot one frame and left them to it. #film'],
  [
    'vera_p',
    'A child at the public evening asked whether the moon is tired. I have two degrees and no better question. #astronomy',
    'night',
  ],
  [
    'nora_ber',
    'The ice sang for about ten seconds this afternoon. Nobody on the team said a word until dinner.',
    'mountains',
  ],
  ['mikkel', 'Low tide at the harbour. Found: one anchor, one shoe, the reason for the noise in my keel.', 'sea'],
  ['ines_m', 'A gull stole my eraser. The drawing now contains everything. #illustration'],
  [
    'tomas_h',
    'Headwind out, headwind back. I have written to the weather and expect an answer in three to five working days. #cycling',
    'forest',
  ],
  [
    'aiko_m',
    'New neighbours in the matchbox street: a barber, a florist and somebody who only ever looks out of the window. The florist is for @tess_w.',
    'city',
  ],
  [
    'hana_c',
    'The guidebook says “obvious line to the top”. The guidebook was written by a lizard. #climbing',
    'mountains',
  ],
  [
    'fatima_z',
    'Gold ink on dark paper dries slower than anybody’s patience. Beautiful, though. Look at it lie there. #calligraphy',
  ],
  [
    'diego_m',
    'The plotter ran out of blue halfway through the sea, so the left half of the sea is now a memory of the sea.',
    'waves',
  ],
  [
    'vera_p',
    'If you want to know what that bright dot is: https://stellarium-web.org. It is usually Jupiter. It is always worth it. #astronomy',
  ],
  [
    'petra_v',
    'A shop that sells nothing and has everything: https://www.gutenberg.org. I am not jealous. The cat is. #bookshop',
  ],
  ['mara', 'Packed three lenses, used the window of a bus.'],
];
