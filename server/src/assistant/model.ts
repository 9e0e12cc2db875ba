// Speaks the protocol that OpenAI began and most others understand: chat completions, streamed.
import { OutboundError, streamOutside, type Config } from '#kernel';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  input: string;
}

export type ModelMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | {
      role: 'assistant';
      content: string;
      tool_calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
    }
  | { role: 'tool'; tool_call_id: string; content: string };

export type ModelPiece = { text: string } | { calls: ToolCall[] };

export interface Bounds {
  /** When the whole answer has to be there, however often the model was asked for it. */
  readonly endsAt: number;
  readonly signal: AbortSignal;
}

export class ModelError extends Error {
  constructor(
    readonly reason: 'busy' | 'refused' | 'garbled',
    readonly status = 0,
  ) {
    super(`The model ${reason === 'garbled' ? 'gave an answer that cannot be read' : `answered ${status}`}`);
    this.name = 'ModelFault';
  }
}

const MAX_BYTES = 2_000_000;
const CALLS_MAX = 4;

interface Delta {
  content?: unknown;
  tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[];
}

interface Choice {
  delta?: Delta;
  message?: Delta;
  finish_reason?: string | null;
}

const choiceOf = (json: string): Choice | null => {
  try {
    const body = JSON.parse(json) as { choices?: Choice[] } | null;
    return body?.choices?.[0] ?? null;
  } catch {
    throw new ModelError('garbled');
  }
};

/** The data of each event, and of an endpoint that does not stream its whole body. */
const dataOf = async function* (texts: AsyncGenerator<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  const last = rest.trim();
  if (last.startsWith('data:')) yield last.slice(5).trim();
  else if (last.startsWith('{')) yield last;
};

const gather = (calls: ToolCall[], given: NonNullable<Delta['tool_calls']>): void => {
  for (const [place, part] of given.entries()) {
    const index = part.index ?? place;
    if (!Number.isInteger(index) || index < 0 || index >= CALLS_MAX) continue;
    const call = (calls[index] ??= { id: '', name: '', input: '' });
    call.id ||= part.id ?? '';
    call.name ||= part.function?.name ?? '';
    call.input += part.function?.arguments ?? '';
  }
};

const request = (ai: NonNullable<Config['ai']>, body: object, { endsAt, signal }: Bounds) =>
  streamOutside(
    `${ai.baseUrl}/chat/completions`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(ai.apiKey === null ? {} : { authorization: `Bearer ${ai.apiKey}` }),
      },
      body: JSON.stringify({ model: ai.model, stream: true, ...body }),
    },
    { silenceMs: ai.timeoutMs, totalMs: Math.max(1, endsAt - Date.now()), maxBytes: MAX_BYTES, signal },
  );

/** One turn of the model: its words as they come, and at the end what it wants to look up. */
export const askModel = async function* (
  ai: NonNullable<Config['ai']>,
  messages: readonly ModelMessage[],
  tools: readonly object[],
  bounds: Bounds,
): AsyncGenerator<ModelPiece> {
  const { status, texts } = await request(ai, { messages, ...(tools.length === 0 ? {} : { tools }) }, bounds);
  if (status !== 200) {
    await texts.return(undefined);
    throw new ModelError(status === 429 || status === 503 ? 'busy' : 'refused', status);
  }
  const calls: ToolCall[] = [];
  let isWhole = false;
  let isEmpty = true;
  for await (const data of dataOf(texts)) {
    isEmpty = false;
    if (data === '[DONE]') isWhole = true;
    const choice = data === '[DONE]' ? null : choiceOf(data);
    const said = choice?.delta ?? choice?.message;
    if (typeof said?.content === 'string' && said.content !== '') yield { text: said.content };
    if (Array.isArray(said?.tool_calls)) gather(calls, said.tool_calls);
    if (typeof choice?.finish_reason === 'string') isWhole = true;
  }
  if (isEmpty) throw new ModelError('garbled');
  // A line that broke in the middle looks like an end.
  if (!isWhole) throw new OutboundError('unreachable');
  const wanted = calls.filter((call) => call !== undefined && call.name !== '');
  if (wanted.length > 0) yield { calls: wanted };
};
