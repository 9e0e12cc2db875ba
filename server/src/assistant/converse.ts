import type { Piece, Source, Turn } from '@wagram/contract/assistant';
import type { App, Viewer } from '#kernel';
import { askModel, ModelError, type Bounds, type ModelMessage, type ModelPiece, type ToolCall } from './model.ts';
import { rulesFor } from './rules.ts';
import { tools, useTool } from './tools.ts';

/** So often it may look something up before it has to answer. */
const ROUNDS = 3;
const ANSWER_MAX = 12_000;
const HISTORY_MAX = 24_000;
const SOURCES_MAX = 6;
/** An answer may take so many times as long as a silence. */
const PATIENCE = 3;

/** The last turns that fit; the question itself always does. */
const recent = (turns: readonly Turn[]): ModelMessage[] => {
  let left = HISTORY_MAX;
  const kept: Turn[] = [];
  for (const turn of turns.toReversed()) {
    left -= turn.content.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift(turn);
  }
  return kept;
};

/** Some models know no tools and refuse the whole request for them. */
const askEither = async function* (
  app: App,
  messages: readonly ModelMessage[],
  offered: readonly object[],
  bounds: Bounds,
): AsyncGenerator<ModelPiece> {
  const ai = app.config.ai;
  if (ai === null) return;
  try {
    yield* askModel(ai, messages, offered, bounds);
  } catch (error) {
    const wantsNoTools = error instanceof ModelError && [400, 404, 422].includes(error.status) && offered.length > 0;
    if (!wantsNoTools) throw error;
    yield* askModel(ai, messages, [], bounds);
  }
};

const lookUp = async (app: App, viewer: Viewer | null, calls: readonly ToolCall[], messages: ModelMessage[]) => {
  const sources: Source[] = [];
  messages.push({
    role: 'assistant',
    content: '',
    tool_calls: calls.map(({ id, name, input }) => ({ id, type: 'function', function: { name, arguments: input } })),
  });
  for (const call of calls) {
    const found = await useTool(app, viewer?.memberId ?? null, call);
    messages.push({ role: 'tool', tool_call_id: call.id, content: found.content });
    sources.push(...found.sources);
  }
  return sources;
};

export const converse = async function* (
  app: App,
  viewer: Viewer | null,
  turns: readonly Turn[],
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const messages: ModelMessage[] = [{ role: 'system', content: rulesFor(app, viewer) }, ...recent(turns)];
  const bounds = { endsAt: Date.now() + (app.config.ai?.timeoutMs ?? 0) * PATIENCE, signal };
  const sources = new Map<string, Source>();
  let said = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    let calls: ToolCall[] = [];
    for await (const piece of askEither(app, messages, round < ROUNDS ? tools : [], bounds)) {
      if ('calls' in piece) calls = piece.calls;
      else {
        const text = piece.text.slice(0, ANSWER_MAX - said);
        said += text.length;
        if (text !== '') yield { type: 'text', text };
        if (said >= ANSWER_MAX) return yield { type: 'done', cut: true, demo: false };
      }
    }
    if (calls.length === 0) break;
    for (const source of await lookUp(app, viewer, calls, messages)) sources.set(source.id, source);
  }
  if (sources.size > 0) yield { type: 'sources', sources: [...sources.values()].slice(0, SOURCES_MAX) };
  if (said === 0) throw new ModelError('garbled');
  yield { type: 'done', cut: false, demo: false };
};
