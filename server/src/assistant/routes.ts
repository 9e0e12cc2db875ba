import { assistantCalls, assistantErrors } from '@wagram/contract/assistant';
import { kernelErrors } from '@wagram/contract/kernel';
import { addressKey, countAttempt, fail, route, EventStream, type App, type CallRequest } from '#kernel';
import { answer } from './answer.ts';
import type { Sources } from './look-up.ts';

const HOUR_S = 3_600;
/** Guests cannot be told apart, and a model costs its operator money. */
const GUEST_SHARE = 6;

const spend = async (app: App, { viewer, address, now }: CallRequest): Promise<void> => {
  const max = app.config.limits.assistant;
  const rule = { max: viewer === null ? Math.max(1, Math.floor(max / GUEST_SHARE)) : max, windowS: HOUR_S };
  const key = `assistant:${viewer?.memberId ?? addressKey(address)}`;
  const { allowed, retryAfterS } = await countAttempt(app.db, key, rule, now);
  if (!allowed) fail(kernelErrors, 'too_many_requests', { retryAfterS });
};

export const assistantRoutes = (app: App, sources: Sources): void => {
  const stopping = new AbortController();
  app.http.addHook('preClose', async () => stopping.abort());

  route(app, assistantCalls.askAssistant, async (request) => {
    const { turns } = request.input;
    const last = turns.at(-1);
    if (last?.role !== 'user' || last.content.trim() === '') fail(assistantErrors, 'nothing_asked');
    if (app.config.ai !== null) await spend(app, request as CallRequest);
    return new EventStream(answer(app, sources, request.viewer, request.language, turns, stopping.signal));
  });
};
