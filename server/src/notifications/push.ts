import { hash } from 'node:crypto';
import { placeOf } from '@house/contract/notifications';
import type { Brand } from '@house/contract/kernel';
import { mayBeAsked, OutboundFault, type House } from '#kernel';
import { PushQueue, type Attempt, type QueueLimits } from './push-queue.ts';
import { deleteSubscription, updateDelivered, updateFailed } from './push-queries.ts';
import { createSender, type Device } from './push-sender.ts';
import { selectPushes, type PushRow } from './queries.ts';
import { groupKeyOf, messageOf } from './view.ts';

interface PushJob {
  readonly subscriptionId: string;
  readonly device: Device;
  readonly payload: string;
  readonly topic: string;
}

export interface Push {
  readonly publicKey: string;
  /** The address may be asked, and the keys can be used. */
  accepts(device: Device): boolean;
  /** Wakes every device of those whom these notices tell. Returns when they stand in line. */
  send(noticeIds: readonly string[]): Promise<void>;
}

const FAILURES_MAX = 10;
const LIMITS: QueueLimits = { atOnce: 8, most: 5_000, delaysMs: [2_000, 30_000, 300_000] };

/** The sentence and where it leads; nothing of what people wrote. */
const toJob = (row: PushRow, tag: string, brand: Brand): PushJob => {
  const sentence = [row.username, messageOf(row, brand.tokens.credit)].filter((part) => part !== null).join(' ');
  const { streamId, groupId } = row.details;
  const about = { ...row, from_username: row.username, stream_id: streamId, group_id: groupId };
  const url = placeOf(about, row.own_username, brand.slug);
  return {
    subscriptionId: row.subscription_id,
    device: { endpoint: row.endpoint, keys: row.keys },
    payload: JSON.stringify({ title: brand.name, body: sentence, tag, url }),
    // At most 32 characters; a push service that still holds an older one replaces it.
    topic: hash('sha256', tag, 'base64url').slice(0, 32),
  };
};

export const createPush = (house: House): Push => {
  const sender = createSender(house.config);

  const attempt = async (job: PushJob): Promise<Attempt> => {
    try {
      return await settle(house, job, await sender.send(job.device, job.payload, job.topic));
    } catch (error) {
      if (!(error instanceof OutboundFault)) throw error;
      // NE-01: an address inside is asked by nobody, today or later.
      return error.reason === 'forbidden' ? remove(house, job) : 'again';
    }
  };

  const queue = new PushQueue<PushJob>(LIMITS, attempt, async ({ subscriptionId, device }, error) => {
    house.log.warn({ err: error, host: new URL(device.endpoint).host }, 'a notification could not be pushed');
    await updateFailed(house.db, subscriptionId, FAILURES_MAX);
  });
  house.http.addHook('onClose', () => queue.stop());

  return {
    publicKey: sender.publicKey,
    accepts: (device) => mayBeAsked(new URL(device.endpoint), house.config.pushHosts) && sender.canEncrypt(device),
    send: async (noticeIds) => {
      for (const row of await selectPushes(house.db, noticeIds, house.clock.now())) {
        const tag = groupKeyOf(row);
        queue.add(`${row.subscription_id} ${tag}`, toJob(row, tag, house.config.brand));
      }
    },
  };
};

const remove = async (house: House, job: PushJob): Promise<Attempt> => {
  await deleteSubscription(house.db, job.subscriptionId);
  return 'done';
};

const settle = async (house: House, job: PushJob, status: number): Promise<Attempt> => {
  if (status === 404 || status === 410) return remove(house, job);
  if (status === 429 || status >= 500) return 'again';
  if (status < 300) await updateDelivered(house.db, job.subscriptionId);
  else await updateFailed(house.db, job.subscriptionId, FAILURES_MAX);
  return 'done';
};
