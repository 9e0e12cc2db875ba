// MON-01: a little WGM for active members each day, so that giving does not end after the welcome.
import { ACTIVE_DAYS, creditErrors, type ClaimView } from '@wagram/contract/credit';
import { fail, uuidAt, type App, type Db, type MemberId } from '#kernel';
import { balanceOf, hasMoved, transfer, waitingWelcome } from '#ledger';
import { selectActive } from './sends.gen.ts';

const DAY_MS = 24 * 3_600_000;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const keyOf = (memberId: MemberId, now: Date): string => `claim:${memberId}:${dayOf(now)}`;
/** A day is one of UTC: everybody's ends at the same moment. */
const nextDay = (now: Date): Date => new Date(Date.parse(dayOf(now)) + DAY_MS);

const stateOf = async (app: App, db: Db, memberId: MemberId, now: Date): Promise<ClaimView['state']> => {
  if (await hasMoved(db, keyOf(memberId, now))) return 'claimed';
  // Who has not proved who they are might be anybody, many times.
  if ((await waitingWelcome(app, db, memberId)) > 0n) return 'prove_first';
  const since = new Date(now.getTime() - ACTIVE_DAYS * DAY_MS);
  return (await selectActive(db, { memberId, sinceId: uuidAt(since) })).active ? 'ready' : 'not_active';
};

const toView = (app: App, state: ClaimView['state'], now: Date): ClaimView => ({
  amount: String(app.config.dailyClaim),
  state,
  next_at: nextDay(now).toISOString(),
});

export const readClaim = async (app: App, memberId: MemberId, now: Date): Promise<ClaimView | null> =>
  app.config.dailyClaim > 0n ? toView(app, await stateOf(app, app.db, memberId, now), now) : null;

const REFUSALS = { claimed: 'claimed_today', not_active: 'not_active', prove_first: 'prove_first' } as const;

export const claimDaily = async (app: App, memberId: MemberId, now: Date) => {
  const { dailyClaim: amount } = app.config;
  if (amount <= 0n) fail(creditErrors, 'claim_off');
  await app.transact(async (tx) => {
    const state = await stateOf(app, tx, memberId, now);
    if (state !== 'ready') fail(creditErrors, REFUSALS[state]);
    const draft = { kind: 'claim', unit: 'WGM', from: 'treasury', to: { member: memberId }, amount } as const;
    const moved = await transfer(tx, { ...draft, key: keyOf(memberId, now) }, now);
    // Two tabs at once: the other one was first.
    if (moved.state === 'repeated') fail(creditErrors, 'claimed_today');
  });
  return { claim: toView(app, 'claimed', now), balance: String(await balanceOf(app.db, memberId)) };
};
