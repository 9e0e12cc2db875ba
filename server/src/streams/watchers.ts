// Who watches: the members whose pages listen to a stream, each once, and guests to whom the relay sends its picture. Every
// process says how many it has; a process that dies is believed for a few seconds more.
import { randomUUID } from 'node:crypto';
import { isUuid } from '@house/contract/kernel';
import { streamTopic } from '@house/contract/streams';
import type { House } from '#kernel';
import { selectStanding } from './chat-queries.ts';
import { deleteOldViewers, putViewers, selectStillSeen } from './queries.ts';
import { tellFigures } from './tell.ts';

const LOOK_MS = 500;
const REPEAT_MS = 8_000;
const BELIEVED_MS = 20_000;
/** One who was let in has this long to arrive before the stream is forgotten here. */
const EMPTY_MS = 10_000;

interface Known {
  readonly hostId: string;
  viewers: number;
  saidAt: number;
  emptySince: number;
}

export class Watchers {
  private readonly processId = randomUUID();
  private readonly known = new Map<string, Known>();
  private isLooking = false;

  constructor(
    private readonly house: House,
    /** Guests of a stream who see its picture. */
    private readonly guestsOf: (streamId: string) => number,
  ) {
    const timer = setInterval(() => this.look(), LOOK_MS).unref();
    house.http.addHook('preClose', async () => clearInterval(timer));
    // RT-01, RT-03.
    house.live.allow(
      'stream',
      (memberId, id) => this.admit(memberId, id),
      (joined) =>
        selectStillSeen(
          house.db,
          joined.map(({ memberId }) => memberId),
          joined.map(({ id }) => id),
        ),
    );
  }

  note(streamId: string, hostId: string): void {
    const now = Date.now();
    const known = this.known.get(streamId);
    if (known !== undefined) known.emptySince = now;
    else this.known.set(streamId, { hostId, viewers: 0, saidAt: 0, emptySince: now });
  }

  private async admit(memberId: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const [standing] = await selectStanding(this.house.db, memberId, id);
    if (standing === undefined) return false;
    this.note(id, standing.host_id);
    return true;
  }

  private look(): void {
    if (this.isLooking || this.known.size === 0) return;
    this.isLooking = true;
    this.house.background(
      this.sayAll().finally(() => {
        this.isLooking = false;
      }),
      'counting viewers',
    );
  }

  private async sayAll(): Promise<void> {
    const now = Date.now();
    for (const [id, known] of this.known) {
      const listeners = this.house.live.listenersOf(streamTopic(id));
      listeners.delete(known.hostId);
      const viewers = listeners.size + this.guestsOf(id);
      if (viewers > 0) known.emptySince = now;
      const isChanged = viewers !== known.viewers;
      if (isChanged || (viewers > 0 && now - known.saidAt > REPEAT_MS)) await this.say(id, known, viewers);
      else if (viewers === 0 && now - known.emptySince > EMPTY_MS) this.known.delete(id);
    }
  }

  private async say(id: string, known: Known, viewers: number): Promise<void> {
    const { house } = this;
    const isChanged = viewers !== known.viewers;
    known.viewers = viewers;
    known.saidAt = Date.now();
    const now = house.clock.now();
    await putViewers(house.db, id, this.processId, viewers, new Date(now.getTime() + BELIEVED_MS), now);
    if (isChanged) tellFigures(house, id);
  }
}

export const sweepViewers = deleteOldViewers;
