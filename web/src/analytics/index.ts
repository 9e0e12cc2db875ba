// What a member's posts received: figures, days, the best liked, referrals; and the views that others report.
export * from './activity.tsx';
export * from './api.ts';
export * from './overview.tsx';
export * from './referrals.tsx';
export * from './top-liked.tsx';
export * from './use-views.ts';
export { texts as analyticsTexts } from './texts.ts';
