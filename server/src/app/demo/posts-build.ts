import type { PostLine } from './posts.ts';

/** Code, chains, security and the people who argue about them. */
export const buildPosts: readonly PostLine[] = [
  [
    'devjain',
    'Finally moved our treasury payouts to a single signed batch. Fees went from 0.21 SOL a week to 0.004. Write-up in the thread, @lina_k did the hard part. #solana',
  ],
  ['solreyes', 'unpopular opinion: the best feature of any feed is the end of it'],
  [
    'okto',
    'Our open-source wallet passed its second audit today. Two findings, both low, both fixed before lunch. Report is public. #web3',
  ],
  ['lina_k', 'Building a validator on a budget, part three: the fans. My neighbours now know what a leader slot is.'],
  [
    'priya_s',
    'Read another “risk-free yield” contract. Page 14 of the code begins with a comment that says “temporary”. It is two years old. #defi',
  ],
  [
    'raj_p',
    'The borrow checker rejected my code and then, on the walk home, I understood why it was right. Character development. #rust',
  ],
  [
    'omar_h',
    'Today’s finding: the password reset link was a sequential number. The password was “changeme”. The bank was real.',
  ],
  ['sara_k', 'Spent two days making a button do nothing more calmly. Best two days of the month. #design'],
  [
    'mei_lin',
    'The moths now fly towards the player’s phone brightness. Playtester turned the screen off to win. I have never been so proud. #gamedev',
  ],
  ['devjain', 'Hot take: “move fast and break things” was never about money. Ledger tests first, features second.'],
  ['lina_k', 'Latency chart of the week. The dip is me moving the router away from the microwave.', 'chart'],
  [
    'priya_s',
    'Three questions before any protocol gets my money: who can upgrade it, who can pause it, who pays when it breaks. #defi',
  ],
  [
    'omar_h',
    'Please do not screenshot your recovery phrase. Please do not mail it to yourself. Please do not name the file “not my keys”. #crypto',
  ],
  [
    'raj_p',
    'Deleted 1,100 lines today. Tests still green. I am going to walk past the office plant with my head held high.',
  ],
  ['solreyes', 'every app wants to be a super app. i would like one app that is a fine app'],
  ['mei_lin', 'Bug report: “moth entered the menu and will not leave”. Closing as intended.'],
  [
    'okto',
    'You asked, we listened: the backup check now asks for three random words before it calls your wallet backed up. It takes nine seconds. Please do it.',
  ],
  ['diego_m', 'Minted nothing today, drew a lot. The second part is the job. #nft'],
  ['sara_k', 'A loading spinner is an apology. A skeleton is a promise. An instant answer is a good upbringing.'],
  ['$brand', 'Two-step sign-in and passkeys are in Settings. It takes a minute and saves a very bad day.'],
  ['devjain', 'Our on-call rota has been silent for 23 days. I do not trust it. Something is learning to hide.'],
  ['zuzi', 'Wrote my first smart contract for class. It holds 0.0001 SOL and all my self-esteem. #solana'],
  [
    'grace_n',
    'Farmers do not want dashboards. They want a text message that says “water the north corner”. So that is what we built.',
  ],
  [
    'omar_h',
    'Found a vulnerability, reported it, they fixed it in four hours and sent cake. I am naming my next cat after this company.',
  ],
  [
    'priya_s',
    'If you only read one part of a white paper, read the part about what happens when everyone wants out at once. #web3',
  ],
  ['raj_p', 'Code review is the only meeting where silence means yes and eleven comments mean “I like you”.'],
  ['lina_k', 'Uptime 99.98 % this epoch. The missing 0.02 % was me, a vacuum cleaner and one power strip. #solana'],
  [
    'ruth_a',
    'You would be amazed how many token agreements have a clause that says “the company may change this clause”.',
  ],
  ['solreyes', 'the five stages of a redesign: no. no. why. fine. who changed it back'],
  [
    'mei_lin',
    'The moth game is one year old this week. There will be a lamp. Thank you all for being strange with me.',
    'night',
  ],
  [
    'devjain',
    'Paid our first contributor entirely in gifts from readers of the changelog. Small, but I had to sit down for a second.',
  ],
  [
    'sara_k',
    'Accessibility fix of the day: the error said “invalid”. Now it says what to do. Support tickets halved by noon. #design',
  ],
  ['pavel_d', 'Built the antenna from a fishing rod and optimism. Osaka, 59. If you can hear this, hello. #hamradio'],
  ['noah_l', 'Patched the synth to my heart-rate strap. Rehearsal was fine until the bassist walked in with cake.'],
  [
    'okto',
    'No, we will never write to you first. No, we do not need your phrase to “sync”. Yes, we will repeat this every Tuesday. #crypto',
  ],
  ['raj_p', 'Wrote a parser by hand instead of pulling in a library. 80 lines, 3 bugs, 1 very good afternoon.'],
  [
    'priya_s',
    'Stablecoin chart looks like a heart monitor today. Deep breaths. Do not trade on a heart monitor.',
    'chart',
  ],
  [
    '$brand',
    'Every number on this site is counted, none is guessed. If one looks odd, tell us. We enjoy a good bug report.',
  ],
  [
    '$brand',
    'Gifts are live: tip a post 1, 5, 10 or 25 $credit and it lands with the author at once. Every new member starts with 100.',
  ],
  [
    'lina_k',
    'Somebody asked how to start: old laptop, good cable, read the logs for a week before you touch anything. That is the course.',
  ],
];
