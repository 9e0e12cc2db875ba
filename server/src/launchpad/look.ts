// MON-10: members take their SOL back with any wallet and without asking. What became of a pledge is looked up when a payment
// of theirs has landed, when somebody reads the page, and now and then.
import type { ChainEvent } from '@wagram/contract/chain';
import { asId } from '@wagram/contract/kernel';
import { addressOfKey, NetworkUnreachable, RpcRefusal, type OwnChain } from '#chain';
import { jobKind, type App, type LaunchId, type MemberId } from '#kernel';
import { selectOfMember, selectTerms, selectToLookAt, updateSeen, type PledgeRow } from './pledges.gen.ts';
import { lookAtPlaces, type Seen } from './read-chain.ts';
import { tellOf } from './tell.ts';

const lookJob = jobKind('launch.look');
const lookAllJob = jobKind('launch.look_all');
/** Between two looks that nobody asked for. */
const LOOK_MS = 10 * 60_000;
const PAGE = 200;
/** As much as a row can hold: more SOL does not exist. */
const MOST = 2n ** 63n - 1n;

/** As the rows keep it: -1 where the account is gone. */
export const heldOf = ({ held }: Seen): bigint => (held === null ? -1n : held < MOST ? held : MOST);

export const lookAtPledges = async (app: App, chain: OwnChain, pledges: readonly PledgeRow[]): Promise<void> => {
  if (pledges.length === 0) return;
  const launchKey = await addressOfKey(app, 'launch');
  const sales = await selectTerms(app.db, { ids: [...new Set(pledges.map(({ launch_id: id }) => id))] });
  const terms = new Map(sales.map(({ id, mint, cap }) => [id, { launchKey, mint, cap: BigInt(cap) }]));
  const places = pledges.flatMap((row) => {
    const own = terms.get(row.launch_id);
    return own === undefined ? [] : [{ ...row, terms: own }];
  });
  const seen = await lookAtPlaces(chain, places);
  const changed = await updateSeen(app.db, {
    now: app.clock.now(),
    ids: places.map(({ id }) => id),
    accounts: places.map(({ account }) => account),
    states: places.map(({ state }) => state),
    held: seen.map(heldOf),
    amounts: seen.map(({ counts }) => counts),
    spare: places.map(({ state }, at) => state === 'let_go' && seen[at]?.hasEmptyPlace === true),
  });
  const news = new Set<LaunchId>(changed.flatMap(({ launch_id: id, is_news: isNews }) => (isNews ? [id] : [])));
  for (const id of news) await tellOf(app, id);
};

/** When it cannot be said now, the next look says it. */
const ifReached = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NetworkUnreachable || error instanceof RpcRefusal)) throw error;
  }
};

export const serveLooks = (app: App, chain: OwnChain): void => {
  app.events.on<ChainEvent>('chain.payment_landed', async (events, db) => {
    for (const { payload } of events)
      await app.jobs.enqueue(db, lookJob, {}, { key: payload.memberId, memberId: payload.memberId });
  });
  app.jobs.handle(lookJob, {}, (job) =>
    ifReached(async () => {
      const [memberId, genesis] = [asId<MemberId>(job.key ?? ''), await chain.genesis()];
      await lookAtPledges(app, chain, await selectOfMember(app.db, { memberId, genesis }));
    }),
  );
  app.jobs.handle(lookAllJob, { everyMs: LOOK_MS }, () =>
    ifReached(async () => {
      const [genesis, before] = [await chain.genesis(), app.clock.now()];
      for (let found = PAGE; found === PAGE;) {
        const rows = await selectToLookAt(app.db, { genesis, before, count: PAGE });
        await lookAtPledges(app, chain, rows);
        found = rows.length;
      }
    }),
  );
};
