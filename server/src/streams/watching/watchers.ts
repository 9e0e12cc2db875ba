// Who watches: the members whose pages listen to a stream, each once, and guests to whom the relay sends its picture. Every
// process says how many it has; a process that dies is believed for a few seconds more.
import { isId } from '@wagram/contract/kernel';
import { streamTopic } from '@wagram/contract/streams';
import { newId, type ProcessId, isNamedById, type MemberId, type Membership, type StreamId } from '#kernel';
import type { StreamsApp } from './figures.ts';
import { putViewers, selectStanding, selectStillSeen } from './watching.gen.ts';

const LOOK_MS = 500;
const REPEAT_MS = 8_000;
const BELIEVED_MS = 20_000;
/** One who was let in has this long to arrive before the stream is forgotten here. */
const EMPTY_MS = 10_000;

interface Known {
  readonly hostId: MemberId;
  viewers: number;
  saidAt: number;
  emptySince: number;
}

export class Watchers {
  private readonly processId = newId<ProcessId>();
  private readonly known = new Map<StreamId, Known>();
  private isLooking = false;

  constructor(
    private readonly app: StreamsApp,
    /** Guests of a stream who see its picture. */
    private readonly guestsOf: (streamId: StreamId) => number,
  ) {
    const timer = setInterval(() => this.look(), LOOK_MS).unref();
    app.http.addHook('preClose', async () => clearInterval(timer));
    // RT-01, RT-03.
    app.live.allow(
      'stream',
      (memberId, id) => this.admit(memberId, id),
      (joined) => this.hold(joined),
    );
  }

  note(streamId: StreamId, hostId: MemberId): void {
    const now = Date.now();
    const known = this.known.get(streamId);
    if (known !== undefined) known.emptySince = now;
    else this.known.set(streamId, { hostId, viewers: 0, saidAt: 0, emptySince: now });
  }

  private async admit(memberId: MemberId, id: string): Promise<boolean> {
    if (!isId<StreamId>(id)) return false;
    const standing = await selectStanding(this.app.db, { viewer: memberId, streamId: id });
    if (standing === undefined || (await this.app.door.keptOut([{ memberId, streamId: id }])).size > 0) return false;
    this.note(id, standing.host_id);
    return true;
  }

  private async hold(joined: readonly Membership[]): Promise<Membership[]> {
    const named = joined.filter(isNamedById<StreamId>);
    const memberIds = named.map(({ memberId }) => memberId);
    const streamIds = named.map(({ id }) => id);
    const seen = await selectStillSeen(this.app.db, { memberIds, streamIds });
    const keptOut = await this.app.door.keptOut(named.map(({ memberId, id: streamId }) => ({ memberId, streamId })));
    return seen.flatMap(({ at }) => (keptOut.has(at - 1) ? [] : (named[at - 1] ?? [])));
  }

  private look(): void {
    if (this.isLooking || this.known.size === 0) return;
    this.isLooking = true;
    this.app.background(
      this.sayAll().finally(() => {
        this.isLooking = false;
      }),
      'counting viewers',
    );
  }

  private async sayAll(): Promise<void> {
    const now = Date.now();
    for (const [id, known] of this.known) {
      const listeners = this.app.live.listenersOf(streamTopic(id));
      listeners.delete(known.hostId);
      const viewers = listeners.size + this.guestsOf(id);
      if (viewers > 0) known.emptySince = now;
      const isChanged = viewers !== known.viewers;
      if (isChanged || (viewers > 0 && now - known.saidAt > REPEAT_MS)) await this.say(id, known, viewers);
      else if (viewers === 0 && now - known.emptySince > EMPTY_MS) this.known.delete(id);
    }
  }

  private async say(id: StreamId, known: Known, viewers: number): Promise<void> {
    const { app } = this;
    const isChanged = viewers !== known.viewers;
    known.viewers = viewers;
    known.saidAt = Date.now();
    const now = app.clock.now();
    const believedUntil = new Date(now.getTime() + BELIEVED_MS);
    await putViewers(app.db, { streamId: id, processId: this.processId, viewers, believedUntil, now });
    if (isChanged) app.figures.tell(id);
  }
}
