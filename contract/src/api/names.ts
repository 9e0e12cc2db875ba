import type { Call } from '#kernel';
import { api } from './calls.ts';

/** Beside the calls of a room stand schemas and limits. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Where a call stands: `posts` and `createPost`. */
export interface CallName {
  readonly room: string;
  readonly name: string;
}

export const nameCalls = (): ReadonlyMap<Call, CallName> =>
  new Map(
    Object.entries(api).flatMap(([room, calls]) =>
      Object.entries(calls as Record<string, unknown>).flatMap(([name, call]): [Call, CallName][] =>
        isCall(call) ? [[call, { room, name }]] : [],
      ),
    ),
  );
