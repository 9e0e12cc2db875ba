// Referrals on the screen: the link, what it earned, the tiers, and what became of each friend.
export * from './api.ts';
export * from './earnings.tsx';
export * from './history.tsx';
export * from './how-it-works.tsx';
export * from './medal.tsx';
export * from './referral-link.tsx';
export { texts as rewardTexts } from './texts.ts';
export * from './tier-list.tsx';
