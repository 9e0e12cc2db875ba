import { createTexts } from '#kernel';

export const texts = createTexts('buy/texts', () => ({
  soon: 'Coming Soon',
  failed: 'What the token costs is not known right now',
  title: (brand: string) => `Buy ${brand}`,
  figures: { title: 'Figures', price: 'Price', cap: 'Market cap', volume: '24h volume' },
  placeholder: 'Zeros until the token trades.',
  noFigures: 'No prices are kept here. The chart has them.',
  address: {
    title: 'Token address',
    label: 'Token address',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'The address could not be copied. Select it and copy it by hand.',
  },
  impostor: (token: string) =>
    `There is no ${token} on the chain yet. Whoever offers you one, or an address for it, is an impostor.`,
  check: 'Compare the whole address before you buy. Copies with the same name are common.',
  swap: 'Buy on Raydium',
  chart: 'View Chart',
  outside: 'opens another site',
  watch: {
    add: 'Add to watchlist',
    on: 'On your watchlist',
    added: 'On your watchlist. You hear of it once, when it trades.',
    removed: 'Taken off your watchlist',
    signIn: 'Please sign in, and we put it on your watchlist',
  },
  why: {
    title: (token: string) => `Why ${token}`,
    here: (brand: string) => [
      ['It is yours', 'In a wallet whose keys nobody here has.'],
      ['It belongs to a place', `${brand} is where it is used. Credit of this server and the token are two things.`],
      ['It can be read', 'Every trade stands on the network, and the program is open source.'],
    ],
    list: (brand: string) => [
      ['It would be yours', 'In a wallet whose keys nobody here has.'],
      [
        'It belongs to a place',
        `${brand} is where it is meant to be used. Until it trades, gifts here are credit of this server.`,
      ],
      ['It can be read', 'The network is open source. What it does with the token is there for everybody to see.'],
    ],
  },
  how: {
    here: (token: string) => [
      ['Have some SOL', 'In your wallet here. On a test network it costs nothing.'],
      [`Say how much ${token}`, 'You see what comes out, the fee, and how the price moves.'],
      ['Look, then sign', 'What you sign is exactly what happens, or nothing does.'],
    ],
    title: 'How to buy',
    steps: (token: string) => [
      ['Have a wallet', 'A Solana wallet that can swap. The one here cannot yet: keep nothing on it.'],
      ['Have some SOL', 'In that wallet, enough for the swap and its fee.'],
      [`Swap SOL for ${token}`, 'On Raydium, once the address stands on this page.'],
    ],
  },
  risk: {
    title: 'Before you buy',
    text: 'Tokens can lose all of their value, and nobody can reverse a swap. This page is no advice. Spend only what you can do without.',
  },
  links: { title: 'Elsewhere', exchange: 'Raydium', explorer: 'Solana Explorer' },
}));
