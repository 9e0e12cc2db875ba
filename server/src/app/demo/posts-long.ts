import type { PostLine } from './posts.ts';

/** For readers with time. */
export const longPosts: readonly PostLine[] = [
  [
    'devjain',
    `A short history of our worst outage, because somebody asked and because it is a year ago today.

At 09:12 a customer wrote that a payment had arrived twice. We said that this was impossible, which is what people say just before they learn something. At 09:20 there were four of them. At 09:31 I turned the whole thing off, which is the bravest button I have ever pressed, and the loneliest.

The cause was a timeout. Our client waited three seconds for an answer, did not get one, and tried again. The server had done the work in the meantime and was merely slow to say so. Both did exactly what we had told them to do. Nobody had told them what to do about each other.

We spent the day on the phone. All of us, the designers too. Nobody shouted. One woman, who was owed an apology and forty euros, ended up explaining double-entry bookkeeping to me, because she used to teach it. I took notes. Those notes are our ledger today: every movement has a key, every key moves money once, every transfer adds up to zero, and a small program counts it all again at night and wakes me if it does not.

It has woken me twice. Both times it was right.

So when people ask why our first milestone was a table with four columns and no screen: that is why. @priya_s reviewed it, found the one thing that was wrong with it, and never mentioned it in public. Until now, when I did.`,
  ],
  [
    'nora_ber',
    `What it is like to hold a year.

The core comes up in pieces of about half a metre, wet and perfectly clear, and for a moment it looks like nothing at all. Then you put it on the light table and the bands appear. A pale one, a darker one, a pale one. Summer, winter, summer. You can put your finger on one and it is somebody’s entire 1783.

We write down the depth, the colour, the bubbles. The bubbles are air from then. When the ice melts in a glass it crackles, and what you hear is that year breathing out. We are not supposed to drink it. Everybody has, once.

A school class visited last week. They were told that they may touch one piece, with gloves, one finger each. Twenty-two children stood in a line and were completely silent, and the last one, a boy with a very serious face, bent down and whispered something to it. His teacher asked what he had said. He said it was private.

I have thought about that more than about any graph I have made. #climate`,
  ],
  [
    'petra_v',
    `Inventory, finally. In case you ever wondered what a second-hand bookshop holds: 11,204 books, of which 9,000 are in the right place. Thirty-one bookmarks that are not bookmarks (tickets, a ribbon, a playing card, the wrapper of a chocolate that has not been made since 1989). Four dedications that made me sit down. One letter, unopened, which I have put back where it was, because it is between two people and the page is a good one. Six copies of the same cookbook, each with a different stain on the same cake. A pressed clover. The cat, who was in box 14 and had to be counted twice, because she moved.

What I could not find is the book I am looking for myself. It is blue, it is about bridges, and I sold it to somebody in the spring. If it was you: no hurry. I only want to know how it ends. #bookshop`,
  ],
  [
    'amara_d',
    `People write to me for the recipe, and I always say that there is none. That is not quite true. There is one, but it is mostly about other people.

Start the evening before, because fish has to be told what is going to happen to it. Parsley, garlic, a little chilli, pounded, not cut; put it inside and leave it alone. In the morning, go to the market hungry. Buy the vegetable that the woman at the corner tells you to buy and do not argue, she knows what the rain did.

Brown the onions further than you dare. When you think they are done, answer the door, come back, and now they are done. Tomato paste until it stops smelling of the tin. Then everything into the pot that needs the most time, and call your sister.

The rice goes in last and drinks everything it hears. Do not stir. Lift the lid once, so that the kitchen knows. When it is ready there will be a crust at the bottom, and there will be somebody who wants it. That is who you were cooking for.`,
  ],
  [
    'lina_k',
    `Building a validator on a budget, part two, in which I answer your letters.

“Is it worth it?” In money: no. I made enough last month for a good coat, and the electricity bought a sleeve of it back. In sleep: also no. In the feeling of being one of the people who write down what happened: yes, every day.

“What do I need?” A machine that you trust, a cable that you would recommend to your mother, a battery that lasts until you have found your shoes. And a notebook. Not an app. When it is four in the morning and the log scrolls past, you want a thing that does not scroll.

“What was your worst hour?” I moved a shelf. Behind the shelf there was a switch. That is the whole story, I have nothing to add, please label your switches.

“Can I visit?” It is a cupboard, it hums, there is a plant on it that thinks it lives in the tropics. You are welcome. Bring cake, do not touch the shelf. #solana`,
  ],
  [
    'hugo_v',
    `Day 12 with the beekeepers, and the big scene.

We had planned it for weeks. Sunset, three of them on the ridge, smoke, music. It rained. So we sat in the shed with the door open and nobody said anything for a long time, and then the oldest of the three started to tell how his father taught him to listen to a hive with a glass against the wood. He got up, took a glass off the shelf, and went out into the rain to show us. The other two followed. I followed them with the camera and forgot to press the button.

So that is not in the film. I am telling it here because it ought to be somewhere.`,
  ],
  [
    'mara',
    `Things that I have learned from printing my own pictures, in no order. Black is a colour and it costs extra. The picture you love on the screen is not the picture you love on the wall. Nobody hangs the sharp one. Frames are a conversation with the room, and rooms are stubborn. If a stranger stands in front of it and says nothing, do not explain. If a child stands in front of it and says “that is my bus”, you are finished, you can go home, you have done it. #goldenhour`,
  ],
  [
    'ruth_a',
    `Five sentences that should make you put the pen down.

“It is just our standard form.” Then it can stand being read.
“You can cancel at any time.” Ask how. Ask for the address. Ask who opens the letters.
“Everybody signs this.” I have met everybody, in my office, afterwards.
“We would never use that clause.” Wonderful. Cross it out together.
“We need it today.” You do not. They do. That is worth something; find out what.

And one that should make you pick it up again: “Take it home, sleep on it, call me with questions.” Those people exist. Work with them.`,
  ],
  [
    'okto',
    `How we handle a vulnerability report, in full, because you asked for fewer promises and more detail.

1. You write to us. A person answers within a day, and it is one of the four who write the code.
2. We repeat what you found in our own words, so that you can tell us where we misunderstood. We usually did.
3. We fix it in private, with a test that fails without the fix. You get to read both.
4. We release, we say plainly what was wrong and since when, and we thank you by whatever name you like.
5. Thirty days later we look at everything that resembles it. This is the step that most people leave out, and it is the one that found the other two. #web3`,
  ],
  [
    'tess_w',
    `A small list for anybody who visits somebody in hospital. Sit down; standing visitors look as if they were leaving. Bring something that smells of outside. Do not ask how they slept. Tell them one stupid thing that happened to you today, in detail. If they fall asleep, stay ten minutes more: it is the best sleep they will get. And say goodbye to the person in the other bed.`,
  ],
  [
    'mei_lin',
    `One year of the moth game, some numbers. 214 commits called “moths”. 61 called “moths again”. One called “why”. Eleven playtesters, of whom nine laughed, one cried and one asked for the soundtrack. Three versions of the lamp. One lamp that was perfect and had to go, because nobody looked at anything else. A letter from a class in Tainan who play it in the dark, all at once, and say that the room goes quiet by itself.

I started this because I could not sleep, and because there was a moth. I sleep now. The moth, as far as I know, is fine. #gamedev`,
  ],
  [
    'solreyes',
    `a complete guide to arguing on the internet, from somebody who has lost most of them: read it again. no, slower. assume they had a long day. say the part you agree with first, out loud, to a wall if there is nobody else. write the clever version, admire it, delete it. send the short one. if they answer kindly, you have made a friend; if they do not, you have made dinner, because you closed the laptop and went into the kitchen`,
  ],
];
