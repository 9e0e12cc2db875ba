import type { Call, ParsedInput } from '@wagram/contract/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Viewer } from '../app.ts';
import type { Db } from '../db/database.ts';
import { createCookies, readBearer, type Cookies } from './cookies.ts';
import { keeperOf, readKey, type KeepReply } from './idempotency.ts';
import { writtenBy } from './own-writes.ts';
import { readerLanguage } from './reader-language.ts';
import { seenOrigin } from './same-origin.ts';

/** What a handler gets: checked input, who asks, from where, and the cookies it may set. */
export interface CallRequest<C extends Call = Call> {
  readonly input: ParsedInput<C>;
  readonly viewer: C['for'] extends 'anyone' ? Viewer | null : Viewer;
  readonly address: string;
  readonly userAgent: string | null;
  /** The tag of what is read where this comes from. */
  readonly language: string;
  /** The origin this visitor sees us under, to be held against what their browser says; links are made from `ownOrigin`. */
  readonly origin: string;
  readonly cookies: Cookies;
  /** The bearer token of a program that uses the API. */
  readonly headerToken: string | null;
  /** The Idempotency-Key of this action, if it carries one. */
  readonly key: string | null;
  readonly now: Date;
  /** For lists that may be a moment old: a replica, if one knows all that this browser has written. Never for what is kept in memory. */
  readonly reading: Db;
  /** Keeps the answer of a call that acts once, in the transaction of the act. */
  readonly keepReply: KeepReply;
}

/**
 * Most handlers need little of it, so the rest is made when it is asked for. A class, because an object that is written
 * with getters gets a shape of its own, which keeps its request in memory until everything is swept. Measured by
 * `npm run bench feed` (every route).
 */
export class LazyCallRequest {
  readonly key: string | null;

  constructor(
    private readonly app: App,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    readonly input: Record<string, unknown>,
    readonly viewer: Viewer | null,
    readonly now: Date,
  ) {
    // A read changes nothing, however often it is asked.
    this.key = request.method === 'GET' ? null : readKey(request.headers['idempotency-key']);
  }

  get address(): string {
    return this.request.ip;
  }

  get userAgent(): string | null {
    return this.request.headers['user-agent']?.slice(0, 300) ?? null;
  }

  get language(): string {
    return readerLanguage(this.request, this.app.config.language);
  }

  get origin(): string {
    return this.app.config.publicUrl?.origin ?? seenOrigin(this.request).origin;
  }

  get cookies(): Cookies {
    return createCookies(this.app.config, this.request, this.reply);
  }

  get keepReply(): KeepReply {
    return keeperOf(this.viewer?.memberId ?? null, this.key);
  }

  get reading(): Db {
    if (this.app.database.replicas === null) return this.app.db;
    const written = writtenBy(this.app, this.request, this.reply);
    return written === null ? this.app.db : this.app.readFrom(written);
  }

  get headerToken(): string | null {
    return readBearer(this.request);
  }
}
