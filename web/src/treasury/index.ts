// Credit that leaves this server as tokens and tokens that come in as credit: how much may, and what became of it.
export { refreshTreasury, useFollowWithdrawals, useTreasury } from './api.ts';
export * from './deposit-form.tsx';
export { texts as depositTexts } from './texts-deposit.ts';
export * from './reserves.tsx';
export { texts as reservesTexts } from './texts-reserves.ts';
export * from './withdraw.tsx';
