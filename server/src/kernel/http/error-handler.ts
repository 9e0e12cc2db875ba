import { kernelErrors, withRequestId, type ErrorEntry, type FailureReply } from '@wagram/contract/kernel';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseDown, isOrphan, isTooSlow, isUnstorable } from '../db/driver-errors.ts';
import { Failure } from '../failure.ts';
import type { Log } from '../log.ts';

/** Turns whatever was thrown into the wire's failure. Nothing of the inside is told: no stack, no SQL, no path. */
export const handleErrors = (http: FastifyInstance, log: Log): void => {
  http.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toFailure(error);
    if (failure.status >= 500 && !(error instanceof Failure))
      log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
    if (failure.retryAfterS !== undefined) reply.header('retry-after', String(failure.retryAfterS));
    const body: FailureReply = { success: false, error: failure.message, code: failure.code };
    if (failure.details !== undefined) body.details = failure.details;
    if (failure.hint !== undefined) body.hint = failure.hint;
    if (failure.code === 'unexpected') Object.assign(body, tellRequest(failure, request.id));
    return reply.status(failure.status).header('cache-control', 'no-store').send(body);
  });
};

/** Nobody here knows what happened: with the id an operator finds it in the log. */
const tellRequest = ({ message }: Failure, id: string): Pick<FailureReply, 'error' | 'details'> => ({
  error: withRequestId(message, id),
  details: { request_id: id },
});

const known = (code: keyof typeof kernelErrors, retryAfterS?: number): Failure => {
  const [status, text]: ErrorEntry = kernelErrors[code];
  return new Failure(status, text, code, { retryAfterS });
};

const RETRY_S = 2;

export const toFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (isDatabaseDown(error)) return known('database_unavailable', RETRY_S);
  if (isTooSlow(error)) return known('overloaded', RETRY_S);
  if (isUnstorable(error)) return known('invalid_input');
  if (isOrphan(error)) return known('not_found');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return known('body_too_large');
  if (status === 415) return known('unsupported_body');
  if (status === 429) return known('too_many_requests', RETRY_S);
  if (status === 503) return known('overloaded', RETRY_S);
  if (status === 404) return known('not_found');
  if (status >= 400 && status < 500) return known('invalid_input');
  return known('unexpected');
};
