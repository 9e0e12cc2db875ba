import * as z from 'zod/mini';
import type { Call, CallInput, CallReply, FailureReply } from '@wagram/contract/kernel';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { errorsOf } from '#kernel';

export interface Answer<R> {
  status: number;
  body: ({ success: true } & R) | FailureReply;
  raw: LightMyRequestResponse;
}

/** Asks calls in process and keeps cookies, as a browser does. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly http: FastifyInstance,
    readonly address: string,
    /** What a request brings about by itself, waited for so that tests need not. */
    private readonly settle: () => Promise<void>,
  ) {}

  async request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const reply = await this.http.inject({
      remoteAddress: this.address,
      ...options,
      cookies: Object.fromEntries(this.cookies),
    });
    await this.settle();
    for (const cookie of reply.cookies) {
      if (cookie.value === '') this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    return reply;
  }

  async ask<C extends Call>(
    call: C,
    input: CallInput<C> | Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer<CallReply<C>>> {
    const raw = await this.request(
      call.method === 'GET'
        ? { method: 'GET', url: call.path, query: input as Record<string, string>, headers }
        : { method: call.method, url: call.path, payload: input, headers },
    );
    if (raw.statusCode < 300) assertFits(call, raw.json());
    else assertNamed(call, raw.json());
    return { status: raw.statusCode, body: raw.json(), raw };
  }

  /** The reply of a call that is expected to succeed. */
  async get<C extends Call>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
    const { status, body } = await this.ask(call, input);
    if (!body.success) throw new Error(`${call.method} ${call.path} answered ${status}: ${body.code} ${body.error}`);
    return body;
  }

  /** The failure of a call that is expected to fail. */
  async refused<C extends Call>(
    call: C,
    input: CallInput<C> | Record<string, unknown>,
  ): Promise<{ status: number } & FailureReply> {
    const { status, body } = await this.ask(call, input);
    if (body.success) throw new Error(`${call.method} ${call.path} was expected to fail`);
    return { status, ...body };
  }
}

/** Every reply that a test sees is held against the contract. */
const assertFits = (call: Call, body: unknown): void => {
  const result = z.safeParse(call.reply, body);
  if (!result.success)
    throw new Error(`${call.method} ${call.path} does not fit: ${JSON.stringify(result.error.issues)}`);
};

/** And every failure against what its call says that it can fail with. */
const assertNamed = (call: Call, { code }: FailureReply): void => {
  if (!(code in errorsOf(call)))
    throw new Error(`${call.method} ${call.path} fails with ${code}, which it does not name`);
};
