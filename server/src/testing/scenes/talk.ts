// Two people talk while their lines are cut and the programs die. What was answered must be at the receiver once, in order.
import { WebSocket } from 'ws';
import { messageCalls, type MessageView } from '@wagram/contract/messages';
import type { ConversationId, MemberId, MessageId } from '#kernel';
import { seeded } from '../seeded.ts';
import { cookiesOf, enter, startProgram, until, type Env, type Program } from '../machines/process.ts';
import {
  findWords,
  lineOf,
  openDirect,
  openThread,
  toLine,
  type Member,
  type Place,
  type Words,
} from './talk-words.ts';

export interface TalkPlan {
  /** More than one needs a database that programs can share. */
  programs: number;
  forMs: number;
  /** A line is cut after a random time up to this. */
  cutWithinMs: number;
  /** In this rhythm a program is killed and started again; null lets them live. */
  killEveryMs: number | null;
  /** Of the frames that a receiver hears, this part never arrives. */
  dropPart?: number;
  /** Under a post of a channel instead of between the two alone. */
  isThread?: boolean;
  env: Env;
  /** The same cuts and drops for the same seed. */
  seed: number;
}

export interface TalkResult {
  /** What was answered, in the order of each sender. */
  sent: Record<string, string[]>;
  /** What the receiver has in the end, and every rule that broke on the way. */
  received: MessageView[];
  isThread: boolean;
  broken: string[];
  cuts: number;
  kills: number;
}

const enrol = async (program: Program, name: string): Promise<Member> => {
  const { body, headers } = await enter(program, name);
  return { id: body.user.id, cookie: cookiesOf(headers) };
};

/** The programs of a network, of which one may be dead at any moment. */
class Network {
  readonly programs: Program[] = [];
  kills = 0;

  constructor(
    private readonly env: Env,
    private readonly random: () => number,
  ) {}

  async open(count: number): Promise<void> {
    for (let i = 0; i < count; i += 1) this.programs.push(await startProgram(this.env));
  }

  any(): Program {
    return this.programs[Math.floor(this.random() * this.programs.length)] as Program;
  }

  async killOne(index: number): Promise<void> {
    const program = this.programs[index % this.programs.length] as Program;
    program.signal('SIGKILL');
    await program.ended;
    this.kills += 1;
    this.programs[index % this.programs.length] = await startProgram(this.env);
  }
}

/** A page as the web has it: takes the next change as it comes, asks for everything else. */
class Page {
  readonly messages = new Map<string, MessageView>();
  readonly broken: string[] = [];
  cuts = 0;
  private cursor = 0;
  private asking: Promise<void> | null = null;
  private isWanted = false;
  private isOver = false;

  constructor(
    private readonly network: Network,
    private readonly member: Member,
    private readonly place: Place,
    private readonly plan: TalkPlan,
    private readonly random: () => number,
  ) {}

  async live(): Promise<void> {
    while (!this.isOver) await this.oneLine();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await until(async () =>
      (await this.catchUp().then(
        () => true,
        () => false,
      ))
        ? true
        : null,
    );
  }

  private oneLine(): Promise<void> {
    const { port } = this.network.any();
    const origin = `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
      headers: { cookie: this.member.cookie, origin },
    });
    const cut = setTimeout(() => socket.terminate(), this.random() * this.plan.cutWithinMs);
    socket.on('message', (data) => this.hear(JSON.parse(String(data as Buffer))));
    socket.on('error', () => undefined);
    return new Promise((resolve) => {
      socket.on('close', () => {
        clearTimeout(cut);
        this.cuts += 1;
        setTimeout(resolve, 20);
      });
    });
  }

  private hear(frame: { type: string; change?: number; message?: MessageView | null }): void {
    if (frame.type === 'message' && this.random() < (this.plan.dropPart ?? 0)) return;
    if (frame.type === 'message' && frame.change === this.cursor + 1 && frame.message != null && this.asking === null)
      return this.take([frame.message], frame.change);
    if (['hello', 'resync', 'message'].includes(frame.type)) this.want();
  }

  private want(): void {
    this.isWanted = true;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
  }

  private async ask(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      await this.catchUp().catch(() => undefined);
    }
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const { conversationId, thread } = this.place;
      const query = new URLSearchParams({ conversation_id: conversationId, after: String(this.cursor) });
      if (thread !== null) query.set('thread_of', thread);
      const path = `${messageCalls.listChanges.path}?${query.toString()}`;
      const { status, body } = await this.network.any().read(path, this.member.cookie);
      if (status !== 200) throw new Error(`changes answered ${status}`);
      const page = body as unknown as { messages: MessageView[]; last_change: number; has_more: boolean };
      this.take(page.messages, page.last_change);
      if (!page.has_more) return;
    }
  }

  private take(messages: readonly MessageView[], change: number): void {
    for (const message of messages) {
      const last = [...this.messages.values()].at(-1);
      if (!this.messages.has(message.id) && last !== undefined && !this.follows(message, last))
        this.broken.push(`${message.seq} came after ${last.seq}`);
      this.messages.set(message.id, message);
    }
    this.cursor = Math.max(this.cursor, change);
  }

  /** A comment has the number of its change, and a channel may change between two of them. */
  private follows({ seq }: MessageView, last: MessageView): boolean {
    return this.place.thread === null ? seq === last.seq + 1 : seq > last.seq;
  }
}

/** Sends one after the other; what was not answered is sent again with the same client id until it is. */
const speak = async (
  network: Network,
  from: Member,
  where: { receiver_id: MemberId } | { conversation_id: ConversationId; thread_of: MessageId },
  name: string,
  words: Words,
  isOver: () => boolean,
): Promise<string[]> => {
  const sent: string[] = [];
  for (let i = 0; !isOver(); i += 1) {
    const said = words(i);
    const message = { ...where, ...said, client_id: `${name}-message-${i}` };
    const cookie = { cookie: from.cookie };
    await until(async () => {
      const reply = await network
        .any()
        .ask(messageCalls.sendMessage, message, cookie)
        .catch(() => null);
      return reply?.status === 200 ? true : null;
    });
    sent.push(toLine(said));
  }
  return sent;
};

export const talk = async (plan: TalkPlan): Promise<TalkResult> => {
  const random = seeded(plan.seed);
  const network = new Network(plan.env, random);
  await network.open(plan.programs);
  const [ana, bob] = [await enrol(network.any(), 'ana'), await enrol(network.any(), 'bob')];
  const place = await (plan.isThread === true ? openThread : openDirect)(network.any(), ana, bob, 'ana first');
  const { conversationId: conversation_id, thread: thread_of } = place;
  const whereTo = ({ id: receiver_id }: Member) =>
    thread_of === null ? { receiver_id } : { conversation_id, thread_of };
  // Files are there before anybody dies.
  const [words, otherWords] = [await findWords(network.any(), ana, 'ana'), await findWords(network.any(), bob, 'bob')];
  const page = new Page(network, bob, place, plan, random);
  const living = page.live();
  const state = { isOver: false };
  const speaking = [
    speak(network, ana, whereTo(bob), 'ana', words, () => state.isOver),
    speak(network, bob, whereTo(ana), 'bob', otherWords, () => state.isOver),
  ];
  const end = performance.now() + plan.forMs;
  for (let i = 0; performance.now() < end; i += 1) {
    await new Promise((resolve) =>
      setTimeout(resolve, Math.min(plan.killEveryMs ?? plan.forMs, end - performance.now())),
    );
    if (plan.killEveryMs !== null && performance.now() < end) await network.killOne(i);
  }
  state.isOver = true;
  const [bySender = [], byReceiver = []] = await Promise.all(speaking);
  await page.end();
  await living;
  return {
    sent: { ana: ['ana first', ...bySender], bob: byReceiver },
    received: [...page.messages.values()],
    isThread: thread_of !== null,
    broken: page.broken,
    cuts: page.cuts,
    kills: network.kills,
  };
};

/** P3 as a model: everything answered is there once, numbered without a gap, each sender in their order. */
export const talkViolations = ({ sent, received, isThread, broken }: TalkResult): string[] => {
  const errors = [...broken];
  received.forEach((message, index) => {
    if (!isThread && message.seq !== index + 1) errors.push(`place ${index + 1} holds ${message.seq}`);
  });
  for (const [name, contents] of Object.entries(sent)) {
    const got = received.filter(({ sender_username: username }) => username === `@${name}`).map(lineOf);
    if (got.join('|') !== contents.join('|'))
      errors.push(`of ${name}: ${contents.length} sent, ${got.length} received`);
  }
  return errors;
};
