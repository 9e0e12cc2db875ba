import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { streamErrors } from '@wagram/contract/streams';
import { fail, type Log } from '#kernel';
import type { FromRelay, News, Question, RelayOptions, ToRelay } from '../relay/protocol.ts';

interface Waiting {
  answer(sdp: string): void;
  refuse(code: 'bad_sdp' | 'streams_full' | 'viewers_full' | 'relay_down'): void;
}

const ANSWER_MS = 10_000;
/** A machine with much to do takes its time to start it. */
const START_MS = 30_000;

/** Keeps the relay running for as long as somebody wants it: one that died is started again by whoever asks next. */
export class RelayProcess {
  private child: ChildProcess | null = null;
  private isReady = false;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(
    private readonly options: RelayOptions,
    private readonly log: Log,
    /** null: it has died, and all its peers with it. */
    private readonly onNews: (news: News | null) => void,
  ) {}

  async ask(say: Question, stream: string, peer: string, sdp = ''): Promise<string> {
    this.lastId += 1;
    const id = this.lastId;
    const answered = await new Promise<string | Parameters<Waiting['refuse']>>((resolve) => {
      const settle = (answer: string | Parameters<Waiting['refuse']>): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(() => settle(['relay_down']), this.isReady ? ANSWER_MS : START_MS);
      this.waiting.set(id, { answer: settle, refuse: (code) => settle([code]) });
      this.say({ say, id, stream, peer, sdp });
    });
    return typeof answered === 'string' ? answered : fail(streamErrors, answered[0]);
  }

  drop(peer: string): void {
    if (this.child !== null) this.say({ say: 'drop', peer });
  }

  end(stream: string): void {
    if (this.child !== null) this.say({ say: 'end', stream });
  }

  stop(): void {
    const { child } = this;
    this.child = null;
    child?.removeAllListeners();
    child?.kill('SIGKILL');
  }

  /** For tests of what happens when it dies. */
  get processId(): number | undefined {
    return this.child?.pid;
  }

  private say(message: ToRelay): void {
    const child = this.child ?? this.start();
    child.send(message, (error) => error !== null && this.log.warn({ err: error }, 'the relay could not be told'));
  }

  private start(): ChildProcess {
    const child = fork(relayEntry(), [JSON.stringify(this.options)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    child.on('message', (message: FromRelay) => this.hear(message));
    child.on('error', (error) => this.log.error({ err: error }, 'the relay could not be started'));
    child.once('exit', (code, signal) => {
      if (this.child === child) this.child = null;
      this.isReady = false;
      this.log.warn({ code, signal }, 'the relay has stopped; it is started again when somebody needs it');
      for (const one of this.waiting.values()) one.refuse('relay_down');
      this.onNews(null);
    });
    return child;
  }

  private hear(message: FromRelay): void {
    if ('peer' in message) return this.onNews(message);
    if (message.say === 'ready') return void (this.isReady = true);
    const waiting = this.waiting.get(message.id);
    if (message.say === 'answer') waiting?.answer(message.sdp);
    else waiting?.refuse(message.why);
  }
}

// In a build it stands beside this file; under a test runner this file is TypeScript, and so the built one is used.
const relayEntry = (): string => {
  const here = import.meta.url;
  const place = here.endsWith('.ts') ? '../../../dist/streams/relay/main.js' : '../relay/main.js';
  return fileURLToPath(new URL(place, here));
};
