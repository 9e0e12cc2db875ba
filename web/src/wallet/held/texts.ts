import { createTexts } from '#kernel';

export const texts = createTexts('wallet/held/texts', () => ({
  loading: 'Looking at the address',
  show: 'Show this on my profile',
  showHint: 'Members who can read your posts see it too.',
  hiddenHint: 'You alone see this.',
  notSaved: 'That could not be saved. Please try again.',
  unique: 'One of a kind',
  uniqueUnknown: 'Collectible',
  ticket: 'Ticket',
  tokens: 'Tokens',
  unknownToken: 'Unknown token',
  unknownHint: 'Only what was made on this server is called by its name. Others are told by their address.',
  more: 'There is more than fits here.',
  nothing: { title: 'Nothing held yet', hint: 'Tickets, collectibles and tokens of the linked address show here.' },
  notLinked: {
    title: 'No address linked',
    hint: 'Link your wallet, and what it holds can show here.',
    link: 'Link an address',
  },
  notShown: (handle: string) => ({ title: 'Nothing to show', hint: `${handle} shows no holdings here.` }),
  guest: { title: 'For members', hint: 'Sign in to see what people hold.', signIn: 'Sign in' },
  off: { title: 'Not connected to Solana', hint: 'This server does not read what addresses hold.' },
  failed: 'What this address holds could not be read',
}));
