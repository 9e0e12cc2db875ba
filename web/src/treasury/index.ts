// Credit that leaves this server as tokens: how much may, where to, and what became of it.
export { useFollowWithdrawals, useTreasury } from './api.ts';
export * from './withdraw.tsx';
