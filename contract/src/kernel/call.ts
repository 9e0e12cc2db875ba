import type * as z from 'zod/mini';
import type { ErrorCatalogue } from './errors.ts';

type Field<I extends z.ZodMiniObject> = Extract<keyof z.output<I>, string>;

export type CallFor = 'anyone' | 'member' | 'operator';

export type LimitName = 'api' | 'sign_in' | 'sign_up' | 'code' | 'report' | 'upload';

/** What an answer is where it is no JSON: a file of text, or events that come piece by piece. */
export type CallProduces = `text/${string}`;

/** One thing the server can be asked, declared once: the server routes it, the web asks it, the docs print it. */
export interface Call<
  I extends z.ZodMiniObject = z.ZodMiniObject,
  R extends z.ZodMiniObject = z.ZodMiniObject,
  W extends CallFor = CallFor,
  P extends CallProduces | undefined = CallProduces | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may call: anybody, a signed-in member, or one who operates the network. */
  readonly for: W;
  /** D1: the input field (or fields, one of which must match) that names who acts; null when no field does. */
  readonly actor: Field<I> | readonly Field<I>[] | null;
  readonly input: I;
  readonly reply: R;
  readonly errors: ErrorCatalogue;
  /** Whether this input is a write that is not idempotent by nature: it then acts once for each Idempotency-Key. */
  readonly once?: (input: z.output<I>) => boolean;
  /** A suspended member may still do this. */
  readonly whileSuspended?: boolean;
  /** A stricter rate limit than the general one. */
  readonly limit?: LimitName;
  readonly produces?: P;
  /** Bytes a body may have; 1 MB where nothing is said. */
  readonly bodyLimit?: number;
}

export const defineCall = <
  I extends z.ZodMiniObject,
  R extends z.ZodMiniObject,
  const W extends CallFor,
  const P extends CallProduces | undefined = undefined,
>(
  call: Call<I, R, W, P>,
): Call<I, R, W, P> => call;

export type CallInput<C extends Call> = z.input<C['input']>;
export type ParsedInput<C extends Call> = z.output<C['input']>;
export type CallReply<C extends Call> = z.output<C['reply']>;
