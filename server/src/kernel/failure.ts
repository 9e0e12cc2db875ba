import type { ErrorCatalogue } from '@wagram/contract/kernel';

/** The one error that reaches people: thrown by `fail`, answered by the error handler. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(status: number, text: string, code: string, more: FailureMore = {}) {
    // It is expected, so nobody asks where it was thrown: writing that down would be a tenth of a refused request.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(text);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Failure';
    this.status = status;
    this.code = code;
    this.details = more.details;
    this.hint = more.hint;
    this.retryAfterS = more.retryAfterS;
  }
}

export interface FailureMore {
  details?: unknown;
  hint?: string;
  retryAfterS?: number;
  /** Replaces the catalogue's sentence where it has to name something. */
  text?: string;
}

// A declaration, not an arrow: only then does the compiler know that nothing follows it.
export function fail<B extends ErrorCatalogue>(
  catalogue: B,
  code: Extract<keyof B, string>,
  more: FailureMore = {},
): never {
  const [status, text] = catalogue[code] ?? [500, code];
  throw new Failure(status, more.text ?? text, code, more);
}
