import * as z from 'zod/mini';
import { bareHandle, checkHandle } from './handle.ts';
import { HANDLE_MAX } from './limits.ts';

// Apart from what every page does with handles: what forms are checked with is no part of the first load.
/** A handle in an input; what comes out has no @. */
export const handle = z.pipe(
  z.string().check(
    z.maxLength(HANDLE_MAX * 4, `Username must be at most ${HANDLE_MAX} characters`),
    z.refine((text) => checkHandle(text) === null, { error: (issue) => checkHandle(String(issue.input)) ?? undefined }),
  ),
  z.transform(bareHandle),
);
