import type { PostLine } from './posts.ts';

/** Pictures, places and weather. */
export const lightPosts: readonly PostLine[] = [
  [
    'mara',
    'Shot this from the roof on the way home. Prints go to whoever tips first, I will cover shipping. #goldenhour',
    'mountains',
  ],
  [
    'ana',
    'Waited forty minutes for one tram to block the neon. It came on minute forty-one. #streetphotography',
    'city',
  ],
  ['ines_m', 'Tide was out, so the whole beach turned into a mirror. I drew until my fingers stopped working.', 'sea'],
  [
    'vera_p',
    'Four hours of exposure, two of them spent explaining to a fox that the tripod is not food. #astrophotography',
    'night',
  ],
  [
    'nora_ber',
    'First proper snow in Tromsø. The whole town walks differently today, like people carrying soup.',
    'mountains',
  ],
  ['tomas_h', 'Road 150 towards Boskovice this morning. No cars, one deer, zero regrets. #cycling', 'forest'],
  ['ana', 'Fomapan 400 pushed to 1600 and developed in coffee. It should not work and it does. #film'],
  ['hugo_v', 'Day 19 with the beekeepers. Today nobody said a word for an hour and it is the best scene we have.'],
  ['mara', 'People ask what lens. The answer is: get up earlier.'],
  [
    'mikkel',
    'Anchored behind Hjelm. Wind in the rigging, potatoes on the stove, no signal until noon. Posting this from the dinghy with one arm up.',
    'sea',
  ],
  ['aiko_m', 'A street the size of a matchbox. The laundry took longer than the houses.', 'city'],
  ['yuki_t', 'Opened the kiln too early again. One cup sang, two cups cracked, and I would do it again.'],
  ['fatima_z', 'Practised one letter for three hours. It looks exactly the same and completely different.'],
  [
    'ana',
    'The light in the underpass by the main station between 16:10 and 16:20. That is it. That is the post.',
    'city',
  ],
  [
    'diego_m',
    'Pen plotter ran all night: 14 km of ink on one sheet. It got stuck once, at 03:40, and so did I.',
    'waves',
  ],
  ['vera_p', 'Saturn is back in the evening sky. Go outside, look south, hold somebody’s hand. #astronomy', 'night'],
  ['mara', 'Lagos taught me to shoot fast, Lisbon teaches me to wait. I am not sure which one is winning.', 'sea'],
  ['nora_ber', 'The aurora forecast said 4 of 10. The aurora did not read the forecast.', 'night'],
  [
    'ines_m',
    'New print set: “Twelve kinds of fog”. Eleven of them are the same fog, I will not say which. #illustration',
    'forest',
  ],
  ['hana_c', 'Top of the route, bottom of my energy. The view made a fair offer. #climbing', 'mountains'],
  ['hugo_v', 'A beekeeper told me today: you do not work with bees, you are tolerated by them.', 'flower'],
  ['tomas_h', 'Counted 31 roadside crosses and one vending machine for eggs. Moravia in a sentence.', 'forest'],
  ['aiko_m', 'Finished the tiny bakery. @elena_r, your bread is in the window, third from the left.'],
  ['ana', 'Somebody asked for my settings, so: patience 1/1, shame 0, battery 4 %.'],
  ['mikkel', 'Sailed past a seal who looked at my knots and left.', 'sea'],
  ['petra_v', 'Rain on the skylight, cat on the atlas, nobody in the shop. I am calling it inventory. #bookshop'],
  [
    'mara',
    'Last week’s print went to a nurse in Oslo who said she will hang it where the night shift can see it. I cannot type any more today.',
  ],
  [
    'grace_n',
    'Sunrise over the test field. Every one of those little dots is a sensor that survived the goats.',
    'flower',
  ],
  ['zuzi', 'Found the one window of the physics building where you can see the castle. Lab report still due.', 'city'],
  [
    'fatima_z',
    'Wrote “water” in light on a wall tonight. It rained five minutes later, I take full responsibility.',
    'night',
  ],
  [
    'vera_p',
    'Reminder that the light you see from Andromeda left before there were people. Anyway, how was your Monday?',
  ],
  ['ines_m', 'Drew the same wave 60 times. Number 41 moved.', 'waves'],
  ['hana_c', 'Rest day. Which means I carried the rope up the hill only once.'],
  ['diego_m', 'Tonight’s algorithm: place a circle where no circle is. Stop when it hurts. #generative', 'waves'],
  ['ana', 'A man in the market posed for me, then asked for one $credit, then laughed and gave me two plums.'],
  ['tomas_h', 'Puncture number three this week. Thermos unharmed. Priorities intact.'],
  ['nora_ber', 'We drilled through a layer from the winter of 1783. It smells of nothing at all and I nearly cried.'],
  [
    'mara',
    'If you are in Lisbon on Saturday: walk with me, bring any camera, phones count. Meet at the lift, 17:30. #photowalk',
    'city',
  ],
  ['mikkel', 'Full moon, flat water, and the bilge pump decided to be quiet for once.', 'night'],
  [
    'aiko_m',
    'Commission finished: somebody’s grandmother’s kitchen, 1:24, from two blurry photographs and a long phone call.',
    'flower',
  ],
];
