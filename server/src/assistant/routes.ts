import { assistantCalls, assistantErrors } from '@house/contract/assistant';
import { kernelErrors } from '@house/contract/kernel';
import { addressKey, countAttempt, fail, route, Streamed, type House, type Visit } from '#kernel';
import { answer } from './answer.ts';
import type { Sources } from './look-up.ts';

const HOUR_S = 3_600;
/** Guests cannot be told apart, and a model costs its operator money. */
const GUEST_SHARE = 6;

const spend = async (house: House, { viewer, address, now }: Visit): Promise<void> => {
  const max = house.config.limits.assistant;
  const rule = { max: viewer === null ? Math.max(1, Math.floor(max / GUEST_SHARE)) : max, windowS: HOUR_S };
  const key = `assistant:${viewer?.memberId ?? addressKey(address)}`;
  const { allowed, retryAfterS } = await countAttempt(house.db, key, rule, now);
  if (!allowed) fail(kernelErrors, 'too_many_requests', { retryAfterS });
};

export const assistantRoutes = (house: House, sources: Sources): void => {
  const stopping = new AbortController();
  house.http.addHook('preClose', async () => stopping.abort());

  route(house, assistantCalls.askAssistant, async (visit) => {
    const { turns } = visit.input;
    const last = turns.at(-1);
    if (last?.role !== 'user' || last.content.trim() === '') fail(assistantErrors, 'nothing_asked');
    if (house.config.ai !== null) await spend(house, visit as Visit);
    return new Streamed(answer(house, sources, visit.viewer, turns, stopping.signal));
  });
};
