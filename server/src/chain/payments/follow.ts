// Somebody follows every payment until it has landed or never will. A network that cannot be reached changes nothing: it is
// asked again later.
import type { ChainEvent, ChainLive, PaymentState } from '@wagram/contract/chain';
import { jobKind, publish, type App, type Job, type Jobs } from '#kernel';
import { followPayment } from './payments.ts';
import {
  followOpenPayments,
  selectFollowed,
  updateLastHeight,
  updatePayment,
  type SelectFollowedRow,
} from './payments.gen.ts';
import { pauseAfter } from '../network/pause-after.ts';
import { NetworkUnreachable, RpcRefusal, type ChainNetwork } from '../network/port.ts';
import { lookAt, type Finding } from './reconcile.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const AT_ONCE = 16;

const isSettled = (state: PaymentState): boolean => state === 'finalized' || state === 'failed' || state === 'expired';

const follow = async (app: App, network: ChainNetwork, job: Job<object>): Promise<void> => {
  const row = await selectFollowed(app.db, { signature: job.key ?? '' });
  if (row === undefined) return;
  try {
    // CHN-03: whoever speaks to its network again finds it again.
    if ((await network.genesis()) !== row.genesis) return;
    const { signature } = row;
    const found = await lookAt(network, row, (lastValidHeight) =>
      updateLastHeight(app.db, { signature, lastValidHeight }),
    );
    await keep(app, job, row, found);
  } catch (error) {
    if (!(error instanceof NetworkUnreachable || error instanceof RpcRefusal)) throw error;
    await keep(app, job, row, { state: row.state, error: row.error });
  }
};

const keep = async (app: App, job: Job<object>, row: SelectFollowedRow, { state, error }: Finding): Promise<void> => {
  const { signature, genesis, member_id: memberId, created_at: createdAt } = row;
  const news = await app.transact(async (tx) => {
    if (!(await job.finish(tx))) return undefined;
    const now = app.clock.now();
    const settled = isSettled(state);
    const changed = await updatePayment(tx, { signature, state, error, settledAt: settled ? now : null });
    if (!settled) {
      const dueAt = new Date(now.getTime() + pauseAfter(now.getTime() - createdAt.getTime()));
      await app.jobs.enqueue(tx, followPayment, {}, { key: signature, memberId, dueAt });
    }
    if (changed?.state === 'finalized')
      await publish(tx, {
        name: 'chain.payment_landed',
        payload: { signature, genesis, memberId },
      } satisfies ChainEvent);
    return changed;
  });
  if (news !== undefined)
    app.live.send([memberId], { type: 'chain.payment', signature, state: news.state } satisfies ChainLive);
};

const findOpen = jobKind('chain.find_open');

/** `jobs` are those of the process that speaks to this network. */
export const followHere = (app: App, jobs: Jobs, network: ChainNetwork): void => {
  jobs.handle(followPayment, { atOnce: AT_ONCE }, (job) => follow(app, network, job));
  jobs.handle(findOpen, { everyMs: MINUTE_MS }, () => followAll(app, network));
};

/** Those that nobody follows: the program spoke to another network meanwhile, or something went wrong for too long. */
export const followAll = async (app: App, network: ChainNetwork): Promise<void> => {
  const genesis = await network.genesis().catch(() => null);
  if (genesis === null) return;
  await followOpenPayments(app.db, { genesis, now: app.clock.now() });
  app.jobs.asked(app.db);
};
