// Whoever was paid by a member is told. Anybody can hand in a transaction that somebody else has signed: what counts is what
// the chain says left an address that the member has linked, and came to one that another has linked.
import type { ChainEvent } from '@wagram/contract/chain';
import type { WalletEvent } from '@wagram/contract/wallet';
import { mintsOf, type Change, type History, type KnownTokens, type NamedNetwork } from '#chain';
import { jobKind, publish, type App, type MemberId } from '#kernel';
import { selectLinked } from './linked.gen.ts';
import { selectReceivers } from './people.gen.ts';

const tellReceivers = jobKind<{ signature: string; genesis: string; senderId: MemberId }>('wallet.tell');

/** What is older was handed in again, and is no news. */
const NEWS_MS = 24 * 3_600_000;

type Asset = Pick<WalletEvent['payload'], 'amount' | 'decimals' | 'symbol'>;

/** Of several things the first that has a name; SOL last, because it also pays for places of tokens. */
const assetOf = (known: KnownTokens, changes: readonly Change[], address: string): Asset | null => {
  for (const { mint, amount, decimals, address: whose } of changes) {
    const symbol = mint === null ? 'SOL' : known.get(mint)?.symbol;
    if (whose === address && amount > 0n && symbol !== undefined)
      return { amount: amount.toString(), decimals, symbol };
  }
  return null;
};

export const tellReceiversHere = (app: App, chain: NamedNetwork, history: History): void => {
  app.events.on<ChainEvent>('chain.payment_landed', async (events, db) => {
    for (const { payload } of events) {
      const { signature, genesis, memberId: senderId } = payload;
      await app.jobs.enqueue(
        db,
        tellReceivers,
        { signature, genesis, senderId },
        { key: signature, memberId: senderId },
      );
    }
  });

  app.jobs.handle(tellReceivers, { atOnce: 4 }, async (job) => {
    const { signature, genesis, senderId } = job.payload;
    if ((await chain.genesis()) !== genesis) return;
    const landed = await history.find(signature);
    if (landed === null) throw new Error('the network does not know what it said has landed');
    const isOld = landed.at !== null && app.clock.now().getTime() - landed.at.getTime() > NEWS_MS;
    const from = await selectLinked(app.db, { memberId: senderId });
    const hasLost = landed.changes.some(({ address, amount }) => address === from?.address && amount < 0n);
    if (isOld || !hasLost || landed.error !== null) return;
    const addresses = landed.changes.filter(({ amount }) => amount > 0n).map(({ address }) => address);
    const known = await chain.book.find(mintsOf(landed.changes));
    await app.transact(async (tx) => {
      if (!(await job.finish(tx))) return;
      for (const { member_id: receiverId, address } of await selectReceivers(tx, { senderId, addresses })) {
        const asset = assetOf(known, landed.changes, address);
        if (asset === null) continue;
        const payload = { signature, senderId, receiverId, ...asset, isTest: chain.kind === 'test' };
        await publish(tx, { name: 'wallet.payment_arrived', payload } satisfies WalletEvent);
      }
    });
  });
};
