import { createTexts } from '#kernel';

export const texts = createTexts('games/texts', (language) => ({
  games: {
    heading: 'Games',
    hint: 'A small break, right here. More is on its way.',
    open: 'Open WeRunner',
    how: 'How to play',
  },
  title: 'WeRunner',
  about: 'An endless runner that gets faster and faster. All it takes is quick eyes and a calm hand.',
  play: {
    title: 'WeRunner',
    about: 'Run as far as you can. Jump over what stands, duck below what flies, and pick up the coins.',
    start: 'Play',
    paused: 'Paused',
    pausedHint: 'Take your time.',
    resume: 'Go on',
    over: 'Well run',
    newBest: 'Your best run',
    again: 'Play again',
    best: (score: number) => `Best ${score}`,
    said: (score: number, isBest: boolean) =>
      isBest
        ? language.count(score, { one: '# point, your best run', other: '# points, your best run' })
        : language.count(score, { one: '# point', other: '# points' }),
    guest: 'Kept on this device.',
    signIn: 'Sign in for the leaderboard',
    alone: 'The server could not be reached, so this run was for you alone.',
    rank: (rank: number) => `You are number ${rank}.`,
    board: 'See the leaderboard',
    notCounted: 'This run could not be put on the leaderboard. Your best score is kept on this device.',
  },
  newTab: 'opens in a new tab',
  steps: [
    ['Jump', 'Tap or press Space. Once more in the air gets you higher.'],
    ['Duck', 'Swipe down or hold ↓. In the air it is a dive.'],
    ['Collect', 'Every coin is worth 25 points, and the way itself counts too.'],
  ],
  board: {
    title: 'Leaderboard',
    hint: 'Each run is played again by the server before it counts.',
    empty: 'Nobody has run yet',
    emptyHint: 'The first place is free.',
    failed: 'The leaderboard could not be loaded',
    loading: 'Loading the leaderboard',
    own: (rank: number, score: number) =>
      language.count(score, {
        one: (number) => `You are number ${language.number(rank)} with ${number} point`,
        other: (number) => `You are number ${language.number(rank)} with ${number} points`,
      }),
  },
}));
