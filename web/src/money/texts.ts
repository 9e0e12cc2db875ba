import type { LaunchState } from '@wagram/contract/launchpad';
import type { ProductName, ProductState } from '@wagram/contract/kernel';
import type { WithdrawalState } from '@wagram/contract/treasury';
import type { ReactNode } from 'react';
import { createTexts } from '#kernel';

export const texts = createTexts('money/texts', (language) => ({
  heading: 'Money',
  about: 'What this server holds, owes and moves, as it is now.',
  loading: 'Loading',
  failed: 'This could not be loaded',
  unknown: 'Not known right now',
  of: (amount: string, symbol: string) => `${amount} ${symbol}`,
  noNetwork: 'This server is not connected to Solana',
  noNetworkHint: 'Set CHAIN or SOLANA_RPC_URL to connect it. Credit works without.',

  alerts: {
    title: 'Needs a look',
    quiet: 'All quiet',
    quietHint: 'The network answers, nothing is paused, and nothing failed.',
    away: 'The network does not answer. What is under way waits and goes on by itself.',
    paused: (products: string) => `Paused: ${products}.`,
    short: (missing: string) => `The treasury holds ${missing} less than all credit is worth.`,
    returned: (count: number) =>
      language.count(count, { one: '# withdrawal came back.', other: '# withdrawals came back.' }),
    rewards: (days: number) =>
      language.count(days, {
        one: 'Rewards last for # day at the named rate.',
        other: 'Rewards last for # days at the named rate.',
      }),
    low: (keys: string) => `Little SOL left for fees: ${keys}.`,
  },

  network: {
    title: 'Network',
    up: (since: ReactNode): ReactNode => ['Answers since ', since],
    away: (since: ReactNode): ReactNode => ['Away since ', since],
    slot: 'Slot',
    genesis: 'Genesis',
    health: 'State',
    name: 'Name',
  },

  products: {
    title: 'Switches',
    hint: 'A pause holds for everybody at once. What is under way ends as it would.',
    names: {
      withdraw: 'Withdrawals',
      deposit: 'Deposits',
      swap: 'Swap',
      staking: 'Staking',
      launchpad: 'Launchpad',
      tickets: 'Tickets',
    } satisfies Record<ProductName, string>,
    states: { on: 'On', paused: 'Paused', off: 'Off' } satisfies Record<ProductState, string>,
    off: 'Not offered here. CHAIN_PRODUCTS decides that.',
    pause: 'Pause',
    resume: 'Let go on',
    label: (action: string, product: string) => `${action}: ${product}`,
    pausedBy: (by: ReactNode, since: ReactNode): ReactNode => ['Paused by ', by, ', ', since],
    somebody: 'somebody who has left',
    titleOf: (product: string, isPaused: boolean) => (isPaused ? `Pause ${product}?` : `Let ${product} go on?`),
    explain: {
      withdraw: 'New withdrawals are refused. Those that are under way go on.',
      deposit: 'Nobody can ask for a new deposit. What is paid already still arrives.',
      swap: 'No new offers and no new trades. Those that are under way end.',
      staking: 'Rewards are still counted, but nobody can claim them. Anybody can still unstake.',
      launchpad: 'No new launches and no new pledges. A sale that ends meanwhile waits.',
      tickets: 'Nobody can buy a ticket. Those that were sold stay good.',
    } satisfies Record<ProductName, string>,
    explainOn: 'Members can use it again at once.',
    note: 'Reason',
    noteHint: 'It stays in the log for good. Other operators read it.',
    cancel: 'Cancel',
    paused: (product: string) => `${product}: paused`,
    resumed: (product: string) => `${product}: on again`,
    refused: 'That could not be saved. Please try again.',
  },

  treasury: {
    title: 'Treasury',
    held: 'Holds',
    owed: 'Owed to members',
    credit: (amount: string) => `${amount} of credit`,
    cover: 'Beyond what is owed',
    missing: 'Missing',
    rate: 'Rate',
    rateOf: (credit: string, sum: string) => `1 ${credit} = ${sum}`,
    withdrawn: 'Ever withdrawn',
    deposited: 'Ever deposited',
    none: 'There is no token here, so credit cannot leave.',
    reserves: 'Published reserves',
  },

  withdrawals: {
    title: 'Withdrawals',
    waiting: (count: number) => `Under way (${count})`,
    returned: (count: number) => `Came back (${count})`,
    label: 'Which withdrawals',
    noneWaiting: 'No withdrawal is under way.',
    noneReturned: 'No withdrawal has come back.',
    to: (sum: string, address: string) => `${sum} to ${address}`,
    gone: 'A member who has left',
    states: {
      waiting: 'Waits to be sent',
      sent: 'On its way',
      paid: 'Arrived',
      returned: 'Came back',
    } satisfies Record<WithdrawalState, string>,
    next: (state: WithdrawalState, tries: number, most: number): string => {
      if (state === 'returned') return 'The credit is back with the member, who can withdraw again.';
      if (state === 'waiting' && tries === 0) return 'It is signed and sent as soon as the network answers.';
      if (state === 'waiting') return `Try ${tries} of ${most} ran out. It is signed again by itself.`;
      return `Try ${tries} of ${most}. If none lands, the credit goes back.`;
    },
    network: (words: string) => `The network said: ${words}`,
  },

  pools: {
    title: 'Pools',
    none: 'There is no pool yet.',
    sol: 'SOL',
    tokens: 'Tokens',
    price: 'Price',
    fee: 'Fee',
    trades: 'Trades in 24 hours',
    tradesOf: (count: number, volume: string) => `${count} for ${volume}`,
    underway: 'Under way',
    k: 'Product k',
  },

  staking: {
    title: 'Staking',
    none: 'Nothing can be staked here, or the network is away.',
    rate: 'Rate a year',
    rateOf: (now: string, named: string) => (now === named ? now : `${now} of ${named}`),
    staked: 'Staked',
    left: 'Rewards left',
    owed: 'Promised to members',
    days: 'Lasts at the named rate',
    daysOf: (days: number) => language.count(days, { one: '# day', other: '# days' }),
    noStake: 'Nothing is staked',
    low: 'Fill up the rewards account soon. The rate falls by itself before it runs dry.',
  },

  launches: {
    title: 'Launches',
    counts: (open: number, opened: number, missed: number) => `${open} open, ${opened} opened, ${missed} missed`,
    none: 'Nobody has launched a token yet.',
    hidden: 'Off the lists',
    hide: 'Take off the lists',
    restore: 'Show again',
    label: (action: string, token: string) => `${action}: ${token}`,
    by: (member: ReactNode): ReactNode => ['by ', member],
    raised: (sum: string) => `${sum} raised`,
    pledged: (sum: string, goal: string) => `${sum} pledged of ${goal}`,
    states: {
      draft: 'Draft',
      making: 'Being made',
      open: 'Open',
      opening: 'Opening',
      opened: 'Opened',
      missed: 'Missed',
      failed: 'Failed',
    } satisfies Record<LaunchState, string>,
  },
}));
