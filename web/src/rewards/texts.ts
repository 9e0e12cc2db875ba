import { createTexts } from '#kernel';
import type { ReferralState, Refusal, RewardTerms, Tier } from '@wagram/contract/rewards';

export const texts = createTexts('rewards/texts', (language) => ({
  heading: 'Rewards',
  loading: 'Loading your rewards',
  failed: 'Your rewards could not be loaded',
  guest: {
    title: 'Bring a friend, earn together',
    hint: (credit: string) =>
      `Sign in and you get a link of your own. Every friend who joins through it earns you ${credit} and reward points.`,
    signIn: 'Sign in',
    reason: 'Please sign in to get your referral link',
  },
  earned: {
    label: 'Earned so far',
    points: (count: number) => language.count(count, { one: 'and # reward point', other: 'and # reward points' }),
    each: (reward: number, credit: string) => `${reward} ${credit} for each friend`,
    next: (missing: number, tier: string) =>
      language.count(missing, {
        one: (number) => `${number} more referral to ${tier}`,
        other: (number) => `${number} more referrals to ${tier}`,
      }),
    top: 'The highest tier. Thank you.',
    progress: (tier: string) => `On the way to ${tier}`,
  },
  link: {
    title: 'Your referral link',
    label: 'Your referral link',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'The link could not be copied. Select it and copy it by hand.',
    share: 'Share',
    shareText: (brand: string) => `Join me on ${brand}`,
    shareFailed: 'The link could not be shared',
  },
  stats: { invited: 'Invited', qualified: 'Qualified', credited: 'Credited', title: 'Your figures' },
  tiers: {
    title: 'Tiers',
    names: { Bronze: 'Bronze', Silver: 'Silver', Gold: 'Gold' } satisfies Record<Tier['name'], string>,
    range: (min: number, max: number | null) =>
      max === null
        ? language.count(min, { one: '# referral and up', other: '# referrals and up' })
        : language.count(max, {
            one: (number) => `${min} to ${number} referral`,
            other: (number) => `${min} to ${number} referrals`,
          }),
    each: 'each',
    plus: (reward: number) => `+ ${reward} points`,
    here: 'Your tier',
  },
  history: {
    title: 'History',
    none: 'Nobody yet',
    noneHint: 'Whoever joins through your link stands here, with what becomes of it.',
    joined: 'Joined',
    unknown: 'A former member',
    failed: 'The history could not be loaded',
    states: {
      pending: 'Pending',
      qualified: 'Qualified',
      held: 'Held for review',
      credited: 'Credited',
      refused: 'Refused',
    } satisfies Record<ReferralState, string>,
    reasons: {
      self: 'Joined from your own device',
      loop: 'You two invited each other',
      flood: 'More in a day than are credited',
    } satisfies Record<Refusal, string>,
    amount: (shown: string, credit: string) => `+${shown} ${credit}`,
  },
  how: {
    title: 'How it works',
    share: 'Share your link',
    shareHint: 'In a message, on a poster, in your bio elsewhere.',
    join: 'A friend joins',
    joinHint: ({ needs }: RewardTerms) => {
      if (!needs.includes('post')) {
        return needs.includes('verified')
          ? 'It counts when your friend verifies an email address or connects X.'
          : 'It counts when your friend joins.';
      }
      return needs.includes('verified')
        ? 'It counts when your friend verifies an email address or connects X and writes a first post.'
        : 'It counts when your friend writes a first post.';
    },
    earn: 'You earn',
    earnHint: (credit: string) =>
      `${credit} and as many reward points, at the rate of your tier. Credited within 24 hours.`,
    small: (cap: number) =>
      `Inviting yourself or each other does not count, and up to ${cap} friends are credited in a day.`,
    badge: 'What are points for? 200 of them get you verified.',
  },
}));
