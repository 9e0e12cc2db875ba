interface Told {
  readonly error: string;
  readonly code: string;
  readonly details?: unknown;
  readonly hint?: string | undefined;
}

/**
 * Everything that can go wrong with a call: `code` is for programs, `message` is a sentence for people, and `status` is 0 where
 * no server answered. The codes of each call stand in its description, under /api/docs.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | undefined;
  /** Seconds until it is worth another try, where the server said so. */
  readonly retryAfterS: number | undefined;

  constructor(status: number, told: Told, retryAfterS?: number) {
    super(told.error);
    this.status = status;
    this.code = told.code;
    this.details = told.details;
    this.hint = told.hint;
    this.retryAfterS = retryAfterS;
  }
}

export const isCallError = (cause: unknown, code?: string): cause is CallError =>
  cause instanceof CallError && (code === undefined || cause.code === code);
