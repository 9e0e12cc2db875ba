import type { MemberId, SessionId } from '@wagram/contract/kernel';
import type { AnyEvent } from '../events/outbox.ts';
import type { Log } from '../log.ts';
import type { LiveBus } from './bus.ts';
import { noBus } from './bus.ts';
import { AT_ONCE, BroadcastQueue } from './broadcast-queue.ts';
import { CalmSender } from './calm-sender.ts';
import { Elsewhere } from './elsewhere.ts';
import { topicsOfKind, type Admit, type Hold } from './membership.ts';
import { textFrame } from './text-frame.ts';

export interface LiveMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * What crosses between processes: a message for topics, the word that what its members see is to be worked out anew, or that
 * a member's sockets are to be closed.
 */
export interface LiveFrame {
  readonly topics: readonly string[];
  readonly message?: LiveMessage;
  readonly stale?: string;
  readonly close?: { readonly exceptSession: string | null };
  /** Members whom it is not for, though they listen. */
  readonly except?: readonly MemberId[];
  /** The sockets of these topics are put out of this one. */
  readonly leave?: string;
  /** For what other processes keep in memory, not for people. */
  readonly changed?: AnyEvent;
}

/** An open connection, as this part knows it. */
export interface LiveSocket {
  readonly memberId: MemberId;
  readonly sessionId: SessionId;
  /** One or more frames as they stand on the line, made once for all who get them. */
  send(frames: Buffer): void;
  close(code: number, reason: string): void;
}

/** Something that a page says to a room; `memberId` is who its session says. What makes no sense counts against the page. */
export type Hear = (memberId: MemberId, said: Readonly<Record<string, unknown>>) => Promise<'malformed' | undefined>;

/** What each of these members is to be shown now. */
export type WorkOut = (memberIds: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, LiveMessage>>;

type Watcher = (memberId: MemberId) => Promise<void>;

export const SESSION_ENDED = 4401;

const MEMBER_TOPIC = 'member:';
const memberTopic = (memberId: MemberId): string => `${MEMBER_TOPIC}${memberId}`;
/** A frame has to fit into what Postgres carries at once. */
const MEMBERS_A_FRAME = 100;

/**
 * Tells people at once what happened. It is a courtesy: what it carries can be lost and is always in the database too, so
 * every screen that listens can also ask.
 */
export class Live {
  private readonly topics = new Map<string, Set<LiveSocket>>();
  private readonly joined = new Map<LiveSocket, Set<string>>();
  /** Every open socket of a member, whatever it listens to: blocks, expulsion and limits hold for all of them (SR-H1). */
  private readonly owned = new Map<string, Set<LiveSocket>>();
  private readonly admits = new Map<string, Admit>();
  private readonly holds = new Map<string, Hold>();
  private readonly hears = new Map<string, Hear>();
  private readonly workOuts = new Map<string, WorkOut>();
  private readonly opened: Watcher[] = [];
  private readonly closed: Watcher[] = [];
  readonly elsewhere = new Elsewhere((event) => this.bus.publish({ topics: [], changed: event }));
  private readonly broadcasts = new BroadcastQueue((socket, frames) => {
    if (this.joined.has(socket)) this.push(socket, frames);
  });

  private readonly calm = new CalmSender((topic, message) => this.sendTo(topic, message));
  readonly counted = { published: 0, delivered: 0 };

  constructor(
    private readonly log: Log,
    private readonly bus: LiveBus = noBus,
  ) {}

  async start(): Promise<void> {
    await this.bus.start(
      (frame) => (frame.changed === undefined ? this.deliver(frame, null) : this.elsewhere.hear(frame.changed)),
      () => {
        this.toEverybody({ type: 'resync' });
        this.elsewhere.lose();
      },
    );
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets()) socket.close(1001, 'going away');
    await this.bus.stop();
  }

  /** To every open page of these members, whichever process holds it. */
  send(memberIds: readonly MemberId[], message: LiveMessage): void {
    this.tell({ topics: memberIds.map(memberTopic), message });
  }

  sendTo(topic: string, message: LiveMessage, except: readonly MemberId[] = []): void {
    this.tell({ topics: [topic], message, ...(except.length === 0 ? {} : { except }) });
  }

  /** About once a second for each topic and type: of those in between only the last is told. */
  sendCalmly(topic: string, message: LiveMessage): void {
    this.calm.send(topic, message);
  }

  /** A room says how the messages of a type come about that are worked out for each member. */
  showing(type: string, workOut: WorkOut): void {
    this.workOuts.set(type, workOut);
  }

  /** What these members see of it has changed: it is worked out for those who have a page open, where they have it open. */
  renew(memberIds: readonly MemberId[], type: string): void {
    const topics = [...new Set(memberIds)].map(memberTopic);
    for (let at = 0; at < topics.length; at += MEMBERS_A_FRAME)
      this.tell({ topics: topics.slice(at, at + MEMBERS_A_FRAME), stale: type });
  }

  /** A member's sessions have ended: their pages stop hearing. */
  close(memberId: MemberId, exceptSession: string | null = null): void {
    this.tell({ topics: [memberTopic(memberId)], close: { exceptSession } });
  }

  /** A room says who may join its topics, `kind:id`, and who may stay: nothing that was allowed once is allowed for good. */
  allow(kind: string, admit: Admit, hold: Hold): void {
    this.admits.set(kind, admit);
    this.holds.set(kind, hold);
  }

  /** A room listens to what pages say. */
  hear(type: string, hear: Hear): void {
    this.hears.set(type, hear);
  }

  hearOf(type: string): Hear | null {
    return this.hears.get(type) ?? null;
  }

  /** Told of every page that opens or closes its connection. */
  onOpened(watcher: Watcher): void {
    this.opened.push(watcher);
  }

  onClosed(watcher: Watcher): void {
    this.closed.push(watcher);
  }

  add(socket: LiveSocket): void {
    this.joined.set(socket, new Set());
    this.owned.set(socket.memberId, (this.owned.get(socket.memberId) ?? new Set()).add(socket));
    this.call(this.opened, socket.memberId);
  }

  remove(socket: LiveSocket): void {
    if (!this.joined.has(socket)) return;
    for (const topic of this.joined.get(socket) ?? []) this.leave(socket, topic);
    this.joined.delete(socket);
    const others = this.owned.get(socket.memberId);
    others?.delete(socket);
    if (others?.size === 0) this.owned.delete(socket.memberId);
    this.call(this.closed, socket.memberId);
  }

  /** RT-01: only what the topic's room allows. */
  async join(socket: LiveSocket, topic: string): Promise<boolean> {
    const [kind = '', id = ''] = topic.split(':', 2);
    const admit = this.admits.get(kind);
    const isAllowed = admit !== undefined && (await admit(socket.memberId, id));
    if (isAllowed && this.joined.has(socket)) this.enter(socket, topic);
    return isAllowed;
  }

  leave(socket: LiveSocket, topic: string): void {
    this.joined.get(socket)?.delete(topic);
    const members = this.topics.get(topic);
    members?.delete(socket);
    if (members?.size === 0) this.topics.delete(topic);
  }

  /** All pages of a member stop hearing a topic, whichever process holds them. */
  expel(memberId: MemberId, topic: string): void {
    this.tell({ topics: [memberTopic(memberId)], leave: topic });
  }

  /** The word of an expulsion can be lost like every other: what was allowed once is asked again now and then. */
  async lookAgain(sockets: readonly LiveSocket[]): Promise<void> {
    for (const [kind, hold] of this.holds) {
      const joined = sockets.flatMap((socket) => topicsOfKind(socket, this.joined.get(socket) ?? [], kind));
      if (joined.length === 0) continue;
      const held = new Set((await hold(joined)).map(({ memberId, id }) => `${memberId}:${id}`));
      for (const { socket, topic, memberId, id } of joined)
        if (!held.has(`${memberId}:${id}`)) this.leave(socket, topic);
    }
  }

  sockets(): LiveSocket[] {
    return [...this.joined.keys()];
  }

  socketsOf(memberId: MemberId): LiveSocket[] {
    return [...(this.owned.get(memberId) ?? [])];
  }

  /** How many listen to a topic in this process. */
  countOf(topic: string): number {
    return this.topics.get(topic)?.size ?? 0;
  }

  /** Who listens to a topic in this process, each once. */
  listenersOf(topic: string): Set<string> {
    return new Set([...(this.topics.get(topic) ?? [])].map(({ memberId }) => memberId));
  }

  topicsOf(socket: LiveSocket): number {
    return this.joined.get(socket)?.size ?? 0;
  }

  private call(watchers: readonly Watcher[], memberId: MemberId): void {
    for (const watcher of watchers)
      watcher(memberId).catch((error: unknown) => this.log.warn({ err: error }, 'presence could not be kept'));
  }

  private enter(socket: LiveSocket, topic: string): void {
    this.joined.get(socket)?.add(topic);
    const members = this.topics.get(topic) ?? new Set();
    this.topics.set(topic, members.add(socket));
  }

  private tell(frame: LiveFrame): void {
    if (frame.topics.length === 0) return;
    const text = frame.message === undefined ? null : JSON.stringify(frame.message);
    if (text !== null) this.counted.published += 1;
    this.deliver(frame, text);
    this.bus.publish(frame, text);
  }

  private toEverybody(message: LiveMessage): void {
    const frame = textFrame(JSON.stringify(message));
    for (const socket of this.sockets()) this.push(socket, frame);
  }

  private deliver(frame: LiveFrame, text: string | null): void {
    const { message, stale, close, leave } = frame;
    const hearers = this.hearersOf(frame);
    if (hearers.size === 0) return;
    if (stale !== undefined) void this.show(stale, hearers);
    if (message !== undefined) this.sendAll(hearers, textFrame(text ?? JSON.stringify(message)));
    for (const socket of hearers) {
      if (leave !== undefined) this.leave(socket, leave);
      if (close !== undefined && socket.sessionId !== close.exceptSession) socket.close(SESSION_ENDED, 'session ended');
    }
  }

  private hearersOf({ topics, except = [] }: LiveFrame): Set<LiveSocket> {
    const hearers = new Set<LiveSocket>();
    for (const topic of topics) for (const socket of this.listeningTo(topic)) hearers.add(socket);
    for (const memberId of except) for (const socket of this.socketsOf(memberId)) hearers.delete(socket);
    return hearers;
  }

  /** A member's own topic is heard by every socket of theirs, and nobody joins or leaves it. */
  private listeningTo(topic: string): Iterable<LiveSocket> {
    const listening = topic.startsWith(MEMBER_TOPIC)
      ? this.owned.get(topic.slice(MEMBER_TOPIC.length))
      : this.topics.get(topic);
    return listening ?? [];
  }

  private sendAll(hearers: ReadonlySet<LiveSocket>, frame: Buffer): void {
    this.counted.delivered += hearers.size;
    if (hearers.size > AT_ONCE) return this.broadcasts.tell(hearers, frame);
    for (const socket of hearers) this.push(socket, frame);
  }

  private async show(type: string, hearers: ReadonlySet<LiveSocket>): Promise<void> {
    try {
      const shown = await this.workOuts.get(type)?.([...new Set([...hearers].map(({ memberId }) => memberId))]);
      for (const [memberId, message] of shown ?? [])
        for (const socket of this.socketsOf(memberId)) this.push(socket, textFrame(JSON.stringify(message)));
    } catch (error) {
      this.log.warn({ err: error, type }, 'what is shown live could not be worked out');
    }
  }

  private push(socket: LiveSocket, frames: Buffer): void {
    try {
      socket.send(frames);
    } catch (error) {
      this.log.warn({ err: error }, 'a live event could not be sent');
    }
  }
}
