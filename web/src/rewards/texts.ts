import type { ReferralState, Refusal, RewardTerms } from '@wagram/contract/rewards';

const many = (count: number, one: string, more: string): string => (count === 1 ? one : more);

/** What is asked of a friend, as half a sentence. */
const asked = (needs: RewardTerms['needs']): string => {
  const parts = [
    needs.includes('verified') ? 'verifies an email address or connects X' : null,
    needs.includes('post') ? 'writes a first post' : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'joins' : parts.join(' and ');
};

export const texts = {
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
    points: (shown: string) => `and ${shown} reward points`,
    each: (reward: number, credit: string) => `${reward} ${credit} for each friend`,
    next: (missing: number, tier: string) => `${missing} more ${many(missing, 'referral', 'referrals')} to ${tier}`,
    top: 'The highest tier. Thank you.',
    progress: (tier: string) => `On the way to ${tier}`,
    first: 'Your first friend starts it.',
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
    range: (min: number, max: number | null) =>
      max === null ? `${min} referrals and up` : `${min} to ${max} referrals`,
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
    joinHint: (terms: RewardTerms) => `It counts when your friend ${asked(terms.needs)}.`,
    earn: 'You earn',
    earnHint: (credit: string) =>
      `${credit} and as many reward points, at the rate of your tier. Credited within 24 hours.`,
    small: (cap: number) =>
      `Inviting yourself or each other does not count, and up to ${cap} friends are credited in a day.`,
    badge: 'What are points for? 200 of them get you verified.',
  },
};
