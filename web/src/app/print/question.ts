import type { Call, CallInput, CallReply, MemberId } from '@wagram/contract/kernel';
import type { OwnProfileView } from '@wagram/contract/members';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { addressOf } from '#kernel';

/** One thing that a screen asks first. */
interface Question<C extends Call> {
  readonly address: string;
  /** Only its type is of interest. */
  readonly call: C;
}

export const question = <C extends Call>(call: C, input: CallInput<C>): Question<C> => ({
  address: addressOf(call, input as object),
  call,
});

export type Questions = Readonly<Record<string, Question<Call>>>;

/** By the names of their questions. What is missing could not be had. */
export type RepliesTo<Q extends Questions> = {
  readonly [Name in keyof Q]?: Q[Name] extends Question<infer C> ? CallReply<C> : never;
};

/** Who opens which address, with what the browser says of itself. */
export interface Visit {
  readonly member: OwnProfileView;
  readonly viewer: MemberId;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

interface PrintedScreen<Q extends Questions> {
  readonly path: string;
  readonly Page: ComponentType;
  readonly asks: (visit: Visit) => Q;
  /** Puts what came where the screen looks for it, and says whether there is something to show. */
  readonly put: (client: QueryClient, visit: Visit, replies: RepliesTo<Q>) => boolean;
  /** Where the screen is drawn at another address than the one that was opened. */
  readonly at?: (visit: Visit) => string;
}

export type AnyScreen = Omit<PrintedScreen<Questions>, 'put'> & {
  put(client: QueryClient, visit: Visit, replies: Readonly<Record<string, unknown>>): boolean;
};

/** Its questions and what is done with their answers agree; from outside one screen is like another. */
export const printed = <Q extends Questions>(screen: PrintedScreen<Q>): AnyScreen => screen as unknown as AnyScreen;
