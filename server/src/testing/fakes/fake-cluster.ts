// A cluster of Solana with nothing in it but what landed: it lies, loses answers and dies as a test wants it to.
import { base58 } from '@scure/base';
import { readTransaction } from '@wagram/contract/chain';
import { fakeNode, type FakeNode, type Question } from './fake-node.ts';

type Level = 'processed' | 'confirmed' | 'finalized';

interface Landed {
  err: unknown;
  level: Level;
}

class Refused extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export class FakeCluster {
  genesis = 'FakeC1uster11111111111111111111111111111111';
  height = 1_000;
  /** How far the node that tells of signatures is behind the one that tells the height. */
  behind = 0;
  readonly landed = new Map<string, Landed>();
  /** Every signature that was sent, in order. */
  readonly sent: string[] = [];
  /** What becomes of what is sent: it lands, it is taken and forgotten, or it is refused in these words. */
  fate: Landed | 'forgotten' | { refusal: string } = { err: null, level: 'finalized' };
  /** No answer to these, though they are done. */
  readonly mute = new Set<string>();
  isDead = false;
  /** More methods, and others than here. */
  readonly methods = new Map<string, (params: readonly unknown[]) => unknown>();

  constructor(readonly node: FakeNode) {
    node.misbehave = (question, reply) => {
      if (this.isDead) return void reply.destroy();
      const text = this.say(question);
      if (this.mute.has(question.method)) return void reply.destroy();
      reply.end(text);
    };
  }

  private say(question: Question): string {
    const { id } = question;
    try {
      return JSON.stringify({ jsonrpc: '2.0', id, result: this.answer(question) });
    } catch (error) {
      const code = error instanceof Refused ? error.code : -32_000;
      return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message: (error as Error).message } });
    }
  }

  private answer({ method, params }: Question): unknown {
    const own = this.methods.get(method);
    if (own !== undefined) return own(params);
    switch (method) {
      case 'getGenesisHash':
        return this.genesis;
      case 'getBlockHeight':
        return this.height;
      case 'getEpochInfo':
        return { absoluteSlot: this.height, blockHeight: this.height };
      case 'getSignatureStatuses':
        return this.statuses(params[0] as string[]);
      case 'sendTransaction':
        return this.take(params[0] as string);
      default:
        throw new Refused(-32_601, 'Method not found');
    }
  }

  private statuses(signatures: readonly string[]): unknown {
    const value = signatures.map((signature) => {
      const found = this.landed.get(signature);
      if (found === undefined) return null;
      const { err, level } = found;
      return { slot: 1, confirmations: level === 'finalized' ? null : 1, err, confirmationStatus: level };
    });
    return { context: { slot: this.height - this.behind }, value };
  }

  private take(transaction: string): string {
    const { signatures } = readTransaction(Buffer.from(transaction, 'base64'));
    const signature = base58.encode(signatures[0] ?? new Uint8Array());
    this.sent.push(signature);
    const { fate } = this;
    if (typeof fate === 'object' && 'refusal' in fate) throw new Refused(-32_002, fate.refusal);
    if (fate !== 'forgotten' && !this.landed.has(signature)) this.landed.set(signature, { ...fate });
    return signature;
  }
}

export const fakeCluster = async (): Promise<FakeCluster> => new FakeCluster(await fakeNode());
