import { fetchUntrusted, NotYet, OutboundError, type Job, type UntrustedReply } from '#kernel';
import { noteFailure, noteSuccess, selectHost } from '../peers/hosts.gen.ts';
import { userAgentOf } from '../peers/ask.ts';
import { keyIdOf } from '../documents/activities.ts';
import { signDraft, signStandard } from '../signatures/signatures.ts';
import type { FederationApp } from '../state.ts';
import { selectLetter, type SelectLetterRow } from './letters.gen.ts';
import type { Delivery } from './letters.ts';

const TIMEOUT_MS = 10_000;
/** What they answer is not read, but for whether they took it. */
const ANSWER_BYTES = 2_000;
const WAIT_MOST_S = 3_600;

const send = async (
  app: FederationApp,
  { member_id: memberId, body: text }: SelectLetterRow,
  inbox: string,
  sign: typeof signDraft,
): Promise<UntrustedReply> => {
  const { key } = await app.keys.of(memberId);
  const [url, body, now] = [new URL(inbox), Buffer.from(text), app.clock.now()];
  const headers = sign({ method: 'POST', url, body, key, keyId: keyIdOf(app.addresses, memberId), now });
  return fetchUntrusted(inbox, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(body.length), 'user-agent': userAgentOf(app) },
    body,
    trusted: app.trusted,
    timeoutMs: TIMEOUT_MS,
    maxBytes: ANSWER_BYTES,
    isCut: true,
  });
};

/** Nearly everybody reads the draft; whoever does not know it gets the standard. */
const sendEitherWay = async (app: FederationApp, letter: SelectLetterRow, inbox: string): Promise<UntrustedReply> => {
  const reply = await send(app, letter, inbox, signDraft);
  return reply.status === 401 ? send(app, letter, inbox, signStandard) : reply;
};

/** It rests, and everything else that goes there with it. Letters do not wait for longer than three days: then they are gone. */
const putOff = async ({ db, clock }: FederationApp, host: string): Promise<never> => {
  const row = await noteFailure(db, { name: host, now: clock.now() });
  throw new NotYet(row?.next_try_at ?? clock.now());
};

const waitOf = ({ headers }: UntrustedReply): number =>
  Math.min(WAIT_MOST_S, Math.max(10, Number(headers['retry-after']) || 60)) * 1000;

/** FED-05: one letter to one place. */
export const deliver = async (app: FederationApp, { payload: { letterId, inbox } }: Job<Delivery>): Promise<void> => {
  const { db, clock, log } = app;
  const { host } = new URL(inbox);
  const letter = await selectLetter(db, { id: letterId });
  const known = await selectHost(db, { name: host });
  if (letter === undefined || known?.state === 'blocked') return;
  const rests = known?.next_try_at ?? null;
  if (rests !== null && rests > clock.now()) throw new NotYet(rests);
  let reply: UntrustedReply;
  try {
    reply = await sendEitherWay(app, letter, inbox);
  } catch (error) {
    // An address that leads inside, or no address at all: it will not get better.
    if (error instanceof OutboundError && error.reason === 'forbidden') return;
    return putOff(app, host);
  }
  if (reply.status === 429) throw new NotYet(new Date(clock.now().getTime() + waitOf(reply)));
  if (reply.status >= 500) return putOff(app, host);
  if (known?.failing_since != null) await noteSuccess(db, { name: host });
  // Refused for good: what they do not want is not sent again.
  if (reply.status >= 300) log.info({ host, status: reply.status }, 'another server did not take a letter');
};
