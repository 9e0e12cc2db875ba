import { readNote } from '../documents/read-note.ts';
import type { ActorRow } from '../peers/actors.gen.ts';
import { askFor } from '../peers/ask.ts';
import type { FederationApp } from '../state.ts';
import { takeNote } from './take-note.ts';

/** Enough for a page that is not empty. */
const NEWEST = 10;

const itemsOf = ({ orderedItems, items }: Readonly<Record<string, unknown>>): unknown[] => {
  const list = orderedItems ?? items;
  return Array.isArray(list) ? list.slice(0, NEWEST) : [];
};

/** Their first page, in the outbox itself or behind its address. */
const pageOf = async (app: FederationApp, uri: string): Promise<Readonly<Record<string, unknown>>> => {
  const outbox = await askFor(app, uri);
  const { first } = outbox;
  if (typeof first === 'string') return askFor(app, first);
  return typeof first === 'object' && first !== null ? (first as Record<string, unknown>) : outbox;
};

/**
 * FED-03: what somebody wrote last, for whoever has just found them. It came from their own server; what it says of others is
 * left alone, and answers are found with what they answer.
 */
export const glance = async (app: FederationApp, from: ActorRow, outbox: unknown): Promise<void> => {
  if (typeof outbox !== 'string' || !URL.canParse(outbox) || new URL(outbox).host !== from.host) return;
  try {
    const page = await pageOf(app, outbox);
    for (const activity of itemsOf(page).toReversed()) {
      const { type, object } = (activity ?? {}) as { type?: unknown; object?: unknown };
      const note = type === 'Create' ? readNote(object) : null;
      if (note !== null && note.inReplyTo === null && note.author === from.uri) await takeNote(app, from, note);
    }
  } catch (error) {
    app.log.info({ err: error }, 'what somebody elsewhere wrote could not be read');
  }
};
