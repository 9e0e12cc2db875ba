import type pg from 'pg';
import type { Log } from '../log.ts';
import { addressesOf, hostOf } from './addresses.ts';
import { cut, Probe, type ProbeAnswer } from './probe.ts';

const LOOK_MS = 500;
/** So many rounds without a word: what is under way there will not be answered any more. */
const SILENT_ROUNDS = 6;

/**
 * Which of several hosts takes writes (OPS-04). All are asked twice a second: the driver cannot choose among them, and a
 * connection to a host that was demoted must not be used any longer. With one host there is nothing to ask.
 */
export class Primary {
  private readonly probes: readonly Probe[];
  private readonly held = new Map<pg.Client, string>();
  private current: string;
  /** A host that was not promoted as often is one that came back, whatever it says of itself. */
  private timeline = 0;
  private silent = 0;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isClosed = false;

  constructor(
    url: string,
    private readonly log: Log,
  ) {
    const addresses = addressesOf(url);
    this.current = addresses[0] ?? url;
    this.probes = addresses.map((address) => new Probe(address));
    if (this.isAlone) return;
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  get isAlone(): boolean {
    return this.probes.length < 2;
  }

  get address(): string {
    return this.current;
  }

  /** Ended as soon as its host is no longer the primary. */
  hold(client: pg.Client): void {
    if (this.isAlone) return;
    this.held.set(client, this.current);
    client.once('end', () => this.held.delete(client));
  }

  look(): Promise<void> {
    if (this.isAlone || this.isClosed) return Promise.resolve();
    this.looking ??= this.askAll().finally(() => (this.looking = null));
    return this.looking;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.looking;
    for (const probe of this.probes) probe.close();
  }

  private async askAll(): Promise<void> {
    const answers = await Promise.all(
      this.probes.map(async (probe) => ({ address: probe.address, answer: await probe.ask() })),
    );
    const found = this.choose(answers);
    if (found !== null) this.turnTo(found.address, found.timeline);
    const own = answers.find(({ address }) => address === this.current)?.answer ?? null;
    this.silent = own === null ? this.silent + 1 : 0;
    const isOver = own?.isReadOnly === true || this.silent === SILENT_ROUNDS;
    for (const [client, address] of this.held) if (isOver || address !== this.current) cut(client);
  }

  private choose(answers: readonly { address: string; answer: ProbeAnswer | null }[]) {
    const able = answers.flatMap(({ address, answer }) =>
      answer === null || answer.isReadOnly || answer.timeline === null ? [] : [{ address, timeline: answer.timeline }],
    );
    const newest = Math.max(this.timeline, ...able.map(({ timeline }) => timeline));
    const newestOnes = able.filter(({ timeline }) => timeline === newest);
    return newestOnes.find(({ address }) => address === this.current) ?? newestOnes[0] ?? null;
  }

  private turnTo(address: string, timeline: number): void {
    this.timeline = timeline;
    if (address === this.current) return;
    this.log.warn(`the primary database is now ${hostOf(address)}`);
    this.current = address;
  }
}
