import { fetchUntrusted, NotYet, OutboundError, type Job, type UntrustedReply } from '#kernel';
import { noteFailure, noteQuick, noteSlow, noteSuccess } from '../peers/hosts.gen.ts';
import { findHost } from '../peers/hosts.ts';
import { askWhetherGone, GONE } from '../peers/actors.ts';
import { userAgentOf } from '../peers/ask.ts';
import { keyIdOf } from '../documents/activities.ts';
import { signDraft, signStandard } from '../signatures/signatures.ts';
import type { FederationApp } from '../state.ts';
import { selectLetter, type SelectLetterRow } from './letters.gen.ts';
import { delivery, patientDelivery, type Delivery } from './letters.ts';

/** How long a server may take for its answer. */
export interface Pace {
  readonly timeoutMs: number;
  readonly isPatient: boolean;
}
export const QUICK: Pace = { timeoutMs: 1_000, isPatient: false };
export const PATIENT: Pace = { timeoutMs: 10_000, isPatient: true };
/** Whoever was slow and answers within this time is so no longer. */
const QUICK_AGAIN_MS = 500;
/** What they answer is not read, but for whether they took it. */
const ANSWER_BYTES = 2_000;
const WAIT_MOST_S = 3_600;

interface Sending {
  readonly letter: SelectLetterRow;
  readonly inbox: string;
  readonly timeoutMs: number;
}

const send = async (
  app: FederationApp,
  { letter: { member_id: memberId, body: text }, inbox, timeoutMs }: Sending,
  sign: typeof signDraft,
): Promise<UntrustedReply> => {
  const { key } = await app.keys.of(memberId);
  const [url, body, now] = [new URL(inbox), Buffer.from(text), app.clock.now()];
  const headers = await sign({ method: 'POST', url, body, key, keyId: keyIdOf(app.addresses, memberId), now });
  return fetchUntrusted(inbox, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(body.length), 'user-agent': userAgentOf(app) },
    body,
    trusted: app.trusted,
    timeoutMs,
    maxBytes: ANSWER_BYTES,
    isCut: true,
  });
};

/** Nearly everybody reads the draft; whoever does not know it gets the standard. */
const sendEitherWay = async (app: FederationApp, sending: Sending): Promise<UntrustedReply> => {
  const reply = await send(app, sending, signDraft);
  return reply.status === 401 ? send(app, sending, signStandard) : reply;
};

/** Everything that goes there waits apart from now on, this letter first. */
const setAside = ({ db, clock, jobs }: FederationApp, host: string): Promise<void> =>
  db.transaction(async (tx) => {
    await noteSlow(tx, { name: host, now: clock.now() });
    await jobs.moveLane(tx, host, { from: delivery, to: patientDelivery, withRunning: true });
  });

const takeBack = ({ db, jobs }: FederationApp, host: string): Promise<void> =>
  db.transaction(async (tx) => {
    await noteQuick(tx, { name: host });
    await jobs.moveLane(tx, host, { from: patientDelivery, to: delivery, withRunning: false });
  });

/** It rests, and everything else that goes there with it. Letters do not wait for longer than three days: then they are gone. */
const putOff = async ({ db, clock }: FederationApp, host: string): Promise<never> => {
  const row = await noteFailure(db, { name: host, now: clock.now() });
  throw new NotYet(row?.next_try_at ?? clock.now());
};

const waitOf = ({ headers }: UntrustedReply): number =>
  Math.min(WAIT_MOST_S, Math.max(10, Number(headers['retry-after']) || 60)) * 1000;

/** FED-05: one letter to one place. */
export const deliver = async (
  app: FederationApp,
  { timeoutMs, isPatient }: Pace,
  { payload: { letterId, inbox } }: Job<Delivery>,
): Promise<void> => {
  const { db, clock, log } = app;
  const { host } = new URL(inbox);
  const letter = await selectLetter(db, { id: letterId });
  const known = await findHost(app, host);
  if (letter === undefined || known.blocked) return;
  const rests = known.next_try_at;
  if (rests !== null && rests > clock.now()) throw new NotYet(rests);
  const isKnownSlow = known.slow_since !== null;
  if (isKnownSlow && !isPatient) return setAside(app, host);
  const began = performance.now();
  let reply: UntrustedReply;
  try {
    reply = await sendEitherWay(app, { letter, inbox, timeoutMs });
  } catch (error) {
    const reason = error instanceof OutboundError ? error.reason : null;
    // An address that leads inside, or no address at all: it will not get better.
    if (reason === 'forbidden') return;
    return reason === 'slow' && !isPatient ? setAside(app, host) : putOff(app, host);
  }
  const tookMs = performance.now() - began;
  if (reply.status === 429) throw new NotYet(new Date(clock.now().getTime() + waitOf(reply)));
  if (reply.status >= 500) return putOff(app, host);
  // Only with this letter done: what waits would overtake it.
  if (isKnownSlow && tookMs < QUICK_AGAIN_MS) await takeBack(app, host);
  if (known.failing_since !== null) await noteSuccess(db, { name: host });
  if (reply.status === GONE) await askWhetherGone(app, host, inbox);
  // Refused for good: what they do not want is not sent again.
  if (reply.status >= 300) log.info({ host, status: reply.status }, 'another server did not take a letter');
};
