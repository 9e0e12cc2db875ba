// A book holds every way a room can fail: a code for programs, a status, and the sentence that people read.
export type ErrorEntry = readonly [status: number, text: string];
export type ErrorCatalogue = Readonly<Record<string, ErrorEntry>>;

export const defineErrors = <const B extends ErrorCatalogue>(catalogue: B): B => catalogue;

export interface FailureReply {
  success: false;
  error: string;
  code: string;
  details?: unknown;
  hint?: string;
}

/** What a member can tell an operator, who finds the request by it. */
export const withRequestId = (sentence: string, id: string): string =>
  `${sentence} If it happens again, tell us this number: ${id}`;

/** Failures that any call can answer with; the kernel throws them, and rooms only what holds for all of them. */
export const kernelErrors = defineErrors({
  invalid_input: [400, 'Please check what you entered'],
  signed_out: [401, 'Please sign in first'],
  foreign_actor: [403, 'You can only act as yourself'],
  operators_only: [403, 'Only operators may do this'],
  demo_member: [403, 'This is a shared demo account. Make your own to do this.'],
  account_suspended: [403, 'Your account is suspended'],
  cross_site: [403, 'This request came from another site'],
  not_found: [404, 'Not found'],
  body_too_large: [413, 'That is too large'],
  unsupported_body: [415, 'Send JSON'],
  too_many_requests: [429, 'Too many requests. Please wait a moment and try again.'],
  unexpected: [500, 'Something went wrong on our side. Please try again.'],
  database_unavailable: [503, 'Database connection not available. Please try again in a moment.'],
  overloaded: [503, 'The server is busy. Please try again in a moment.'],
});

/** Writes that would act twice when they are sent twice carry a key. */
export const idempotencyErrors = defineErrors({
  bad_key: [400, 'The Idempotency-Key is not valid'],
  key_reused: [422, 'This Idempotency-Key was used for another request'],
  still_running: [409, 'This request is still being worked on'],
});
