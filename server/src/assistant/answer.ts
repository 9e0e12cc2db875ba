import { assistantErrors, type AssistantErrorCode, type Piece, type Turn } from '@wagram/contract/assistant';
import { OutboundError, type App, type Viewer } from '#kernel';
import { converse } from './converse.ts';
import { lookUp, type Sources } from './look-up.ts';
import { ModelError } from './model.ts';
import { alive } from './signs-of-life.ts';

const failed = (code: AssistantErrorCode): Piece => ({ type: 'error', code, error: assistantErrors[code][1] });

const codeOf = (error: unknown): AssistantErrorCode => {
  if (error instanceof ModelError) return error.reason === 'busy' ? 'assistant_busy' : 'assistant_garbled';
  if (error instanceof OutboundError && error.reason === 'slow') return 'assistant_slow';
  return error instanceof OutboundError && error.reason === 'too_large' ? 'assistant_garbled' : 'assistant_down';
};

/** FT-22: whatever the model does, the answer ends, and says how. */
const guarded = async function* (
  app: App,
  viewer: Viewer | null,
  turns: readonly Turn[],
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  try {
    yield* converse(app, viewer, turns, signal);
  } catch (error) {
    if (signal.aborted) return;
    app.log.warn({ err: error }, 'the assistant could not answer');
    yield failed(codeOf(error));
  }
};

export const answer = async function* (
  app: App,
  sources: Sources,
  viewer: Viewer | null,
  /** What is read where they ask. */
  reads: string,
  turns: readonly Turn[],
  stopping: AbortSignal,
): AsyncGenerator<Piece | null> {
  const viewerId = viewer?.memberId ?? null;
  if (app.config.ai === null) return yield* lookUp(app, sources, { viewerId, reads }, turns.at(-1)?.content ?? '');
  const gone = new AbortController();
  try {
    yield* alive(guarded(app, viewer, turns, AbortSignal.any([gone.signal, stopping])));
  } finally {
    // Also when whoever asked has closed the page: then nobody pays for the rest.
    gone.abort();
  }
};
