import type { PostLine } from './posts.ts';

/** More code, chains, tools and the people who argue about them. */
export const craftPosts: readonly PostLine[] = [
  [
    'lina_k',
    'New fan arrived. It is so quiet that I got up twice to check whether the validator was dead. It was not. I might be. #solana',
  ],
  ['priya_s', 'Audit note of the day: a function called safeWithdraw that is neither. #defi'],
  [
    'devjain',
    'Idempotency keys, explained to my father: “If you press the lift button twice, only one lift comes.” He has been telling people at the bakery.',
  ],
  ['sara_k', 'Removed a settings page by choosing the right default. Nobody noticed. That is the review. #design'],
  [
    'omar_h',
    'A colleague asked me to guess his password hint. The hint was the password, in capital letters, “so that it is not the same”.',
  ],
  ['raj_p', 'Spent the morning naming a variable. Spent the afternoon deleting the function it was in. Balance. #rust'],
  ['mei_lin', 'Patch notes: moths no longer land on the score. They land beside it and look at it. #gamedev', 'night'],
  ['solreyes', 'whoever put the search box where my thumb already was: i would like to buy you lunch'],
  [
    'okto',
    'Security Tuesday: nobody from any wallet will ever ask for your phrase. Not us, not “support”, not your cousin’s friend who works there. #crypto',
  ],
  [
    '$brand',
    'New here? Follow five people whose posts made you stop scrolling. The Following tab is only as good as your taste, and your taste is good.',
  ],
  ['werunner', 'Tip from the top of the board: look at the gap, never at the fox.'],
  [
    'noah_l',
    'Wired the drum machine to the office printer. Rehearsal is now also a fire hazard and, honestly, our best song.',
  ],
  [
    'lina_k',
    'Reading release notes with tea is the closest I get to literature. https://github.com/torvalds/linux has more plot twists than most novels.',
  ],
  [
    'devjain',
    'We moved one number from a float to an integer today. Four people, two hours, one very relieved accountant. Thank you, @priya_s.',
  ],
  [
    'zuzi',
    'My simulation finished after eleven hours. The answer is a NaN. We are both taking it personally. #physics',
    'chart',
  ],
  ['zuzi', 'Today’s procrastination, peer reviewed: https://arxiv.org/list/physics/recent #physics'],
  ['pavel_d', 'Learned today that my antenna shows up on aerial photographs. Waved. #hamradio'],
  ['priya_s', 'People ask which chain is safest. The one where you read the transaction before you sign it. #web3'],
  [
    'raj_p',
    'Error messages should read like a letter from a friend who was there. Ours now begins with what you can do next.',
  ],
  [
    'sara_k',
    'The best icon is a word. The best word is the one the customer used on the phone. @raj_p, this is about your toolbar. #design',
  ],
  ['omar_h', 'Threat model for my mother’s phone: 1. my mother. 2. the cat. 3. everybody else.'],
  [
    'mei_lin',
    'Someone streamed the moth game for six hours and ended with the lights off in their own room. Method acting. #gamedev',
  ],
  [
    'okto',
    'Release day. The changelog has eleven lines and nine of them say “removed”. We are very proud of the nine.',
  ],
  ['solreyes', 'every notification should have to look me in the eye first'],
  ['devjain', 'If you want to know how a team is doing, ask when they last deleted something together.'],
  [
    'lina_k',
    'A reader asked what a validator does all day. It agrees with others, very fast, and writes down when it did. We could all learn from it. #solana',
    'chart',
  ],
  ['priya_s', 'Two kinds of contracts: those with tests, and those with a Telegram group. #defi'],
  [
    '$brand',
    'A gift is a small thing with a name on it. Tap it under any post and the author sees who sent it. Reposts of kindness are free.',
  ],
  [
    'raj_p',
    'For everyone learning regular expressions this week: https://www.regular-expressions.info is still there, still kind, still right.',
  ],
  [
    'grace_n',
    'Version two of the field sensor has fewer parts than version one and survives being sat on. We tested with uncles. #agritech',
  ],
  ['sara_k', 'Designed an empty state so pleasant that a tester asked how to get back to it.'],
];
