import { Readable } from 'node:stream';
import { kernelErrors, type Call, type CallReply } from '@wagram/contract/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { fail, Failure } from '../failure.ts';
import type { App, Viewer } from '../app.ts';
import { isOperator } from '../operators.ts';
import { readToken } from './cookies.ts';
import { isCursorInRange } from './cursor-range.ts';
import { actOnce } from './idempotency.ts';
import { allow } from './limits.ts';
import { noteWrite } from './own-writes.ts';
import { assertSameOrigin } from './same-origin.ts';
import { LazyCallRequest, type CallRequest } from './call-request.ts';

const BODY_LIMIT = 1_000_000;
const JSON_TYPE = 'application/json; charset=utf-8';

/** A whole answer that is written already, because many get the same; `success` stands in it. */
export class JsonText {
  constructor(readonly json: string) {}
}

/** An answer that is a file of text; the call says of which kind. */
export class TextFile {
  constructor(readonly text: string) {}
}

/** An answer that comes in pieces, each an object, as server-sent events. Whoever goes away ends the work behind it. */
export class EventStream {
  constructor(readonly pieces: AsyncGenerator<object | null>) {}

  /** Null is nothing but a sign of life, so that nobody in between hangs up. */
  async *toEvents(): AsyncGenerator<string> {
    for await (const piece of this.pieces) yield piece === null ? ':\n\n' : `data: ${JSON.stringify(piece)}\n\n`;
  }
}

/** The one way a call becomes a route: session, limits, input, actor, handler, reply. */
export const route = <C extends Call>(
  app: App,
  call: C,
  handle: (asked: CallRequest<C>) => Promise<CallReply<C> | JsonText | EventStream | TextFile>,
): void => {
  app.calls.add(call);
  app.http.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyLimit ?? BODY_LIMIT,
    config: { call },
    handler: async (request, reply) => {
      const asked = await enter(app, call, request, reply);
      const answer = await answerOnce(app, call, asked, () => handle(asked as CallRequest<C>));
      if (app.database.replicas !== null) await noteWrite(app, call, request, reply);
      if (answer instanceof EventStream)
        return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(Readable.from(answer.toEvents()));
      if (answer instanceof TextFile)
        return reply.type(`${call.produces ?? 'text/plain'}; charset=utf-8`).send(answer.text);
      return answer instanceof JsonText ? reply.type(JSON_TYPE).send(answer.json) : { success: true, ...answer };
    },
  });
};

const enter = async (app: App, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<CallRequest> => {
  if (call.method !== 'GET') assertSameOrigin(app.config, request);
  const now = app.clock.now();
  const token = readToken(app.config, request);
  const viewer = token === null ? null : await app.findSession(app.db, token, now);
  await allow(app, call, request, viewer);
  assertMay(app, call, viewer);
  const input = parse(call, call.method === 'GET' ? request.query : (request.body ?? {}));
  assertActor(call, input, viewer);
  reply.header('cache-control', 'no-store');
  return new LazyCallRequest(app, request, reply, input, viewer, now) as CallRequest;
};

/** Who may call, as the contract says; a suspended member may do only what it names. */
const assertMay = ({ config }: App, call: Call, viewer: Viewer | null): void => {
  if (call.for === 'anyone') return;
  if (viewer === null) fail(kernelErrors, 'signed_out');
  if (viewer.state === 'suspended' && call.whileSuspended !== true) fail(kernelErrors, 'account_suspended');
  if (call.for === 'operator' && !isOperator(config, viewer)) fail(kernelErrors, 'operators_only');
};

/** P2: what is not idempotent by nature acts once for each Idempotency-Key. */
const answerOnce = <R extends object>(app: App, call: Call, asked: CallRequest, act: () => Promise<R>): Promise<R> => {
  const { viewer, key, now } = asked;
  if (key === null || viewer === null || call.once?.(asked.input) !== true) return act();
  return actOnce(app.db, call, asked.input, { memberId: viewer.memberId, key, now }, act);
};

const parse = (call: Call, raw: unknown): Record<string, unknown> => {
  const result = z.safeParse(call.input, raw);
  if (result.success) return withCursor(result.data as Record<string, unknown>);
  const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const first = issues[0];
  // A missing or mistyped field has a technical message; the sentence then names the field.
  const text =
    first === undefined || first.message.startsWith('Invalid input')
      ? `${first?.path || 'The input'} is missing or not valid`
      : first.message;
  throw new Failure(400, text, 'invalid_input', { details: issues });
};

const withCursor = (input: Record<string, unknown>): Record<string, unknown> => {
  const { cursor } = input;
  if (typeof cursor !== 'string' || isCursorInRange(cursor)) return input;
  throw new Failure(400, 'Not a valid cursor', 'invalid_input');
};

/** D1: an id that names who acts must be the session's own. */
const assertActor = (call: Call, input: Record<string, unknown>, viewer: Viewer | null): void => {
  if (call.actor === null) return;
  const fields: readonly string[] = typeof call.actor === 'string' ? [call.actor] : call.actor;
  const named = fields.map((field) => input[field]).filter((value) => value !== undefined && value !== null);
  if (named.length === 0) return;
  if (viewer === null) fail(kernelErrors, 'signed_out');
  if (!named.includes(viewer.memberId)) fail(kernelErrors, 'foreign_actor');
};
