import { hash } from 'node:crypto';
import { placeOf } from '@wagram/contract/notifications';
import { asId, type Brand } from '@wagram/contract/kernel';
import {
  jobKind,
  languageOf,
  mayBeAsked,
  OutboundError,
  type App,
  type Db,
  type Job,
  type NoticeId,
  type PushSubscriptionId,
} from '#kernel';
import {
  deletePushes,
  deleteSubscription,
  insertPushes,
  selectPushes,
  updateDelivered,
  updateFailed,
  type SelectPushesRow,
} from './push.gen.ts';
import { createSender, type Device, type Sender } from './push-sender.ts';
import { texts } from './texts.ts';
import { groupKeyOf } from './view.ts';

export interface Push {
  readonly publicKey: string;
  /** The address may be asked, and the keys can be used. */
  accepts(device: Device): boolean;
  /** Notes every device of those whom these notices tell, in the transaction that writes them. */
  owe(db: Db, noticeIds: readonly NoticeId[]): Promise<void>;
}

/** One that there is something to tell of. */
type Told = SelectPushesRow & {
  [Key in 'id' | 'kind' | 'details' | 'own_username' | 'endpoint' | 'keys']: NonNullable<SelectPushesRow[Key]>;
};

/** Pushes to one device about one thing: the newest says it for all. */
interface Parcel {
  readonly subscriptionId: PushSubscriptionId;
  readonly noticeIds: readonly NoticeId[];
  readonly newest: Told;
}

/** A device that something is owed to; the key is its subscription. */
const pushJob = jobKind('push');

const FAILURES_MAX = 10;
/** Devices that are told at the same time; each hears of so much at once. */
const [AT_ONCE, PARCELS_MAX] = [8, 100];
const PAUSES_MS = [2_000, 30_000, 300_000];

/** The sentence and where it leads; nothing of what people wrote. */
const toMessage = (row: Told, brand: Brand): { payload: string; topic: string } => {
  const words = texts(languageOf(row));
  const sentence = words.push(row.username, words.message(row, brand.tokens.credit));
  const { streamId, groupId, threadId, messageId } = row.details;
  const inside = { stream_id: streamId, group_id: groupId, thread_id: threadId, message_id: messageId };
  const about = { ...row, from_username: row.username, ...inside };
  const tag = groupKeyOf(row);
  const url = placeOf(about, row.own_username, brand.slug);
  return {
    payload: JSON.stringify({ title: brand.name, body: sentence, tag, url }),
    // At most 32 characters; a push service that still holds an older one replaces it.
    topic: hash('sha256', tag, 'base64url').slice(0, 32),
  };
};

const isTold = (row: SelectPushesRow): row is Told => row.id !== null;

const toParcels = (rows: readonly SelectPushesRow[]): Parcel[] => {
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

/** Answers whether the push service was away and is asked again later. */
const settle = async (app: App, parcel: Parcel, answer: number | 'forbidden' | 'away', isLastTry: boolean) => {
  const { db, log } = app;
  const { subscriptionId, noticeIds, newest } = parcel;
  // Gone; and NE-01: an address inside is asked by nobody, today or later.
  if (answer === 'forbidden' || answer === 404 || answer === 410) {
    await deleteSubscription(db, { id: subscriptionId });
    return false;
  }
  const isAway = answer === 'away' || answer === 429 || answer >= 500;
  if (isAway && !isLastTry) return true;
  await deletePushes(db, { subscriptionId, noticeIds });
  if (!isAway && answer < 300) await updateDelivered(db, { id: subscriptionId });
  else {
    log.warn({ answer, host: new URL(newest.endpoint).host }, 'a notification could not be pushed');
    await updateFailed(db, { id: subscriptionId, most: FAILURES_MAX });
  }
  return false;
};

/** Everything that is owed to one device. */
const tellDevice = async (app: App, sender: Sender, { key, isLastTry }: Job<object>): Promise<void> => {
  const subscriptionId = asId<PushSubscriptionId>(key ?? '');
  const rows = await selectPushes(app.db, { subscriptionId, now: app.clock.now(), limit: PARCELS_MAX });
  const noticeIds = rows.filter((row) => !isTold(row)).map((row) => row.notice_id);
  if (noticeIds.length > 0) await deletePushes(app.db, { subscriptionId, noticeIds });
  const areAway = await Promise.all(
    toParcels(rows).map(async (parcel) => settle(app, parcel, await ask(sender, parcel, app.config.brand), isLastTry)),
  );
  if (areAway.includes(true)) throw new Error('the push service is away');
  if (rows.length === PARCELS_MAX)
    await app.jobs.enqueue(app.db, pushJob, {}, { key: subscriptionId, lane: subscriptionId });
};

export const createPush = (app: App): Push => {
  const { config, clock } = app;
  const sender = createSender(config);
  app.jobs.handle(pushJob, { atOnce: AT_ONCE, pausesMs: PAUSES_MS }, (job) => tellDevice(app, sender, job));

  return {
    publicKey: sender.publicKey,
    accepts: (device) => mayBeAsked(new URL(device.endpoint), config.pushHosts) && sender.canEncrypt(device),
    owe: async (tx, noticeIds) => {
      const { owed } = await insertPushes(tx, { noticeIds, now: clock.now() });
      if (owed > 0) app.jobs.asked(tx);
    },
  };
};
