import websocket from '@fastify/websocket';
import { kernelErrors, type MemberId, type SessionId } from '@wagram/contract/kernel';
import type { Duplex } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { fail } from '../failure.ts';
import type { HoldSessions, App, Viewer } from '../app.ts';
import { readBearer, readToken } from '../http/cookies.ts';
import { isOwnOrigin } from '../http/same-origin.ts';
import { SESSION_ENDED, type Hear, type LiveSocket } from './live.ts';
import { startRounds } from './rounds.ts';
import { textFrame } from './text-frame.ts';

const HEARTBEAT_MS = 30_000;
/** RT-03: a session that has ended is noticed within half as much again, even when nobody told this process. */
const LOOK_MS = 3_000;
/** FT-08: who does not read is dropped before their unread events fill the memory. */
const UNREAD_MAX = 1_000_000;
const FRAME_MAX = 4_096;
const FRAMES_PER_BEAT = 120;
/** A frame that no page of ours would send counts as so many (SR-L11). */
const MALFORMED_COSTS = 10;
const SOCKETS_PER_MEMBER = 20;
const TOPICS_PER_SOCKET = 50;

/** GET /api/live: one WebSocket a page. The session decides who hears; the Origin decides which page may open it. */
export const serveLive = async (app: App, holdSessions: HoldSessions, isStopping: () => boolean): Promise<void> => {
  const { http, live } = app;
  await http.register(websocket, { options: { maxPayload: FRAME_MAX, perMessageDeflate: false } });
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  const open = new Set<Connection>();

  await http.register(async (scope) => {
    const preValidation = async (request: FastifyRequest): Promise<void> => {
      viewers.set(request, await enter(app, request, isStopping()));
    };
    scope.get('/api/live', { websocket: true, preValidation }, (socket, request) => {
      const viewer = viewers.get(request);
      if (viewer === undefined) return socket.terminate();
      const connection = new Connection(app, socket, viewer);
      open.add(connection);
      socket.on('close', () => open.delete(connection));
      const [oldest] = live.socketsOf(viewer.memberId).slice(0, -SOCKETS_PER_MEMBER);
      oldest?.close(1008, 'too many connections');
    });
  });

  const stopBeating = startRounds(
    HEARTBEAT_MS,
    () => [...open],
    (some) => some.forEach((connection) => connection.beat()),
    (round) => app.background(round, 'a heartbeat of live pages'),
  );
  const stopLooking = startRounds(
    LOOK_MS,
    () => live.sockets(),
    (some) => closeEnded(app, holdSessions, some),
    (round) => app.background(round, 'a look at live sessions'),
  );
  http.addHook('preClose', async () => {
    stopBeating();
    stopLooking();
    await live.stop();
  });
};

/** RT-01, RT-02: a browser always says where its page comes from; a program brings a token instead. */
const enter = async (app: App, request: FastifyRequest, isStopping: boolean): Promise<Viewer> => {
  if (isStopping) fail(kernelErrors, 'overloaded');
  const { origin } = request.headers;
  const isOurs = origin === undefined ? readBearer(request) !== null : isOwnOrigin(app.config, request, origin);
  if (!isOurs) fail(kernelErrors, 'cross_site');
  const token = readToken(app.config, request);
  const viewer = token === null ? null : await app.findSession(app.db, token, app.clock.now());
  if (viewer === null) fail(kernelErrors, 'signed_out');
  if (viewer.state === 'suspended') fail(kernelErrors, 'account_suspended');
  return viewer;
};

const closeEnded = async (app: App, holdSessions: HoldSessions, sockets: readonly LiveSocket[]): Promise<void> => {
  const ids = [...new Set(sockets.map((socket) => socket.sessionId))];
  const held = await holdSessions(app.db, ids, app.clock.now());
  for (const socket of sockets) if (!held.has(socket.sessionId)) socket.close(SESSION_ENDED, 'session ended');
  await app.live.lookAgain(sockets);
};

type Frame = Readonly<Record<string, unknown>>;

const readFrame = (data: RawData): Frame | null => {
  try {
    const frame: unknown = JSON.parse(String(data as Buffer));
    return typeof frame === 'object' && frame !== null && !Array.isArray(frame) ? (frame as Frame) : null;
  } catch {
    return null;
  }
};

/** What the library does not name: the stream below a socket, for as long as it is open. */
interface Carried {
  readonly _socket: Duplex;
}

class Connection implements LiveSocket {
  readonly memberId: MemberId;
  readonly sessionId: SessionId;
  private readonly line: Duplex;
  private isAlive = true;
  private frames = 0;

  constructor(
    private readonly app: App,
    private readonly socket: WebSocket,
    viewer: Viewer,
  ) {
    this.line = (socket as unknown as Carried)._socket;
    this.memberId = viewer.memberId;
    this.sessionId = viewer.sessionId;
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('message', (data) => this.hear(readFrame(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => app.live.remove(this));
    app.live.add(this);
    this.sendOne('{"type":"hello"}');
  }

  /** Past the library, which has nothing of its own waiting: without compression it writes what it is given at once. */
  send(frames: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.line.writableLength > UNREAD_MAX) return this.socket.terminate();
    this.line.write(frames);
  }

  private sendOne(text: string): void {
    this.send(textFrame(text));
  }

  close(code: number, reason: string): void {
    this.app.live.remove(this);
    this.socket.close(code, reason);
  }

  beat(): void {
    this.frames = 0;
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
  }

  private hear(frame: Frame | null): void {
    if (!this.count(1)) return;
    if (frame === null) return this.refuseMalformed();
    const { type, topic } = frame;
    if (type === 'ping') return this.sendOne('{"type":"pong"}');
    const heard = typeof type === 'string' ? this.app.live.hearOf(type) : null;
    if (heard !== null) return this.app.background(this.obey(heard, frame), 'hearing a page');
    if (typeof topic !== 'string' || topic.length > 100) return this.refuseMalformed();
    if (type === 'leave') return this.app.live.leave(this, topic);
    if (type !== 'join' || this.app.live.topicsOf(this) >= TOPICS_PER_SOCKET) return this.refuse(topic);
    this.app.background(this.join(topic), 'joining a live topic');
  }

  private count(frames: number): boolean {
    this.frames += frames;
    if (this.frames <= FRAMES_PER_BEAT) return true;
    this.close(1008, 'too many frames');
    return false;
  }

  private refuseMalformed(): void {
    if (this.count(MALFORMED_COSTS)) this.refuse(null);
  }

  private async obey(hear: Hear, frame: Frame): Promise<void> {
    if ((await hear(this.memberId, frame)) === 'malformed') this.refuseMalformed();
  }

  private async join(topic: string): Promise<void> {
    if (await this.app.live.join(this, topic)) this.sendOne(JSON.stringify({ type: 'joined', topic }));
    else this.refuse(topic);
  }

  private refuse(topic: string | null): void {
    this.sendOne(JSON.stringify({ type: 'refused', topic }));
  }
}
