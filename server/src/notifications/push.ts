import { hash } from 'node:crypto';
import { placeOf } from '@wagram/contract/notifications';
import type { Brand } from '@wagram/contract/kernel';
import { mayBeAsked, OutboundError, type Db, type App } from '#kernel';
import {
  deletePushes,
  deleteSubscription,
  insertPushes,
  takePushes,
  updateDelivered,
  updateFailed,
  updatePushesLater,
  type TakePushesRow,
} from './push.gen.ts';
import { PushLine } from './push-line.ts';
import { createSender, type Device, type Sender } from './push-sender.ts';
import { groupKeyOf, messageOf } from './view.ts';

export interface Push {
  readonly publicKey: string;
  /** The address may be asked, and the keys can be used. */
  accepts(device: Device): boolean;
  /** Notes every device of those whom these notices tell, in the transaction that writes them. Answers whether there is any. */
  owe(db: Db, noticeIds: readonly string[]): Promise<boolean>;
  /** Something is owed. Returns at once. */
  wake(): void;
}

/** One that there is something to tell of. */
type Told = TakePushesRow & {
  [Key in 'id' | 'kind' | 'details' | 'own_username' | 'endpoint' | 'keys']: NonNullable<TakePushesRow[Key]>;
};

/** Pushes to one device about one thing: the newest says it for all. */
interface Parcel {
  readonly subscriptionId: string;
  readonly noticeIds: readonly string[];
  readonly newest: Told;
}

const FAILURES_MAX = 10;
const AT_ONCE = 8;
const SWEEP_MS = 1_000;
/** Longer than any push service is waited for. */
const LEASE_MS = 60_000;
const DELAYS_MS = [2_000, 30_000, 300_000];

/** The sentence and where it leads; nothing of what people wrote. */
const toMessage = (row: Told, brand: Brand): { payload: string; topic: string } => {
  const sentence = [row.username, messageOf(row, brand.tokens.credit)].filter((part) => part !== null).join(' ');
  const { streamId, groupId } = row.details;
  const about = { ...row, from_username: row.username, stream_id: streamId, group_id: groupId };
  const tag = groupKeyOf(row);
  const url = placeOf(about, row.own_username, brand.slug);
  return {
    payload: JSON.stringify({ title: brand.name, body: sentence, tag, url }),
    // At most 32 characters; a push service that still holds an older one replaces it.
    topic: hash('sha256', tag, 'base64url').slice(0, 32),
  };
};

const isTold = (row: TakePushesRow): row is Told => row.id !== null;

const toParcels = (rows: readonly TakePushesRow[]): Parcel[] => {
  const parcels = new Map<string, Parcel>();
  for (const row of rows.filter(isTold)) {
    const key = `${row.subscription_id} ${groupKeyOf(row)}`;
    const known = parcels.get(key);
    const newest = known === undefined || known.newest.id < row.id ? row : known.newest;
    const noticeIds = [...(known?.noticeIds ?? []), row.notice_id];
    parcels.set(key, { subscriptionId: row.subscription_id, noticeIds, newest });
  }
  return [...parcels.values()];
};

/** What the device's push service said, or why it could not be asked. */
const ask = async (sender: Sender, { newest }: Parcel, brand: Brand): Promise<number | 'forbidden' | 'away'> => {
  const { payload, topic } = toMessage(newest, brand);
  try {
    return await sender.send({ endpoint: newest.endpoint, keys: newest.keys }, payload, topic);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return error.reason === 'forbidden' ? 'forbidden' : 'away';
  }
};

const settle = async (app: App, parcel: Parcel, answer: number | 'forbidden' | 'away'): Promise<void> => {
  const { db, clock, log } = app;
  const { subscriptionId, noticeIds, newest } = parcel;
  // Gone; and NE-01: an address inside is asked by nobody, today or later.
  if (answer === 'forbidden' || answer === 404 || answer === 410)
    return void (await deleteSubscription(db, { id: subscriptionId }));
  const isAway = answer === 'away' || answer === 429 || answer >= 500;
  const delay = DELAYS_MS[newest.tries - 1];
  if (isAway && delay !== undefined)
    return void (await updatePushesLater(db, {
      subscriptionId,
      noticeIds,
      dueAt: new Date(clock.now().getTime() + delay),
    }));
  await deletePushes(db, { subscriptionId, noticeIds });
  if (!isAway && answer < 300) return void (await updateDelivered(db, { id: subscriptionId }));
  log.warn({ answer, host: new URL(newest.endpoint).host }, 'a notification could not be pushed');
  await updateFailed(db, { id: subscriptionId, most: FAILURES_MAX });
};

export const createPush = (app: App): Push => {
  const { config, db, clock } = app;
  const sender = createSender(config);

  /** Takes what is due, and answers whether there may be more. */
  const work = async (onTaken: (isFull: boolean) => void): Promise<boolean> => {
    const now = clock.now();
    const rows = await takePushes(db, { now, limit: AT_ONCE, leaseEnds: new Date(now.getTime() + LEASE_MS) });
    onTaken(rows.length === AT_ONCE);
    for (const { subscription_id: subscriptionId, notice_id: noticeId } of rows.filter((row) => !isTold(row)))
      await deletePushes(db, { subscriptionId, noticeIds: [noticeId] });
    await Promise.all(
      toParcels(rows).map(async (parcel) => settle(app, parcel, await ask(sender, parcel, config.brand))),
    );
    return rows.length > 0;
  };

  const line = new PushLine({ work, most: AT_ONCE, sweepMs: SWEEP_MS, log: app.log });
  app.http.addHook('onClose', () => line.stop());

  return {
    publicKey: sender.publicKey,
    accepts: (device) => mayBeAsked(new URL(device.endpoint), config.pushHosts) && sender.canEncrypt(device),
    owe: async (tx, noticeIds) => (await insertPushes(tx, { noticeIds, now: clock.now() })) > 0,
    wake: () => line.wake(),
  };
};
