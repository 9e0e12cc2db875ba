import { assistantCalls, TURN_MAX, TURNS_MAX, type Turn } from '@wagram/contract/assistant';
import type { MemberId } from '@wagram/contract/kernel';
import { useEffect, useRef, useState } from 'react';
import { askStream, logWarning, reasonOf } from '#kernel';
import {
  keepConversation,
  listConversations,
  newConversation,
  newMessage,
  removeConversation,
  removeConversations,
  type Conversation,
  type Message,
} from './conversations.ts';
import { readPieces } from './pieces.ts';
import { texts } from './texts.ts';

/** What has gone well so far, as the server wants it: the last turns, ending with the question. */
const turnsOf = (messages: readonly Message[]): Turn[] =>
  messages
    .filter(({ text, fault }) => text.trim() !== '' && fault === undefined)
    .map(({ from, text }) => ({
      role: from === 'me' ? ('user' as const) : ('assistant' as const),
      content: from === 'me' ? text : text.slice(0, TURN_MAX),
    }))
    .slice(-TURNS_MAX);

/** The answer as it grows; the last one says how it ended. */
const hear = async function* (turns: Turn[], signal: AbortSignal): AsyncGenerator<Partial<Message>> {
  let text = '';
  for await (const piece of readPieces(await askStream(assistantCalls.askAssistant, { turns }, signal))) {
    if (piece.type === 'text') yield { text: (text += piece.text) };
    if (piece.type === 'sources') yield { sources: piece.sources };
    if (piece.type === 'error') return yield { fault: piece.error };
    if (piece.type === 'done') return yield piece.cut ? { note: 'cut' } : {};
  }
  yield { fault: texts.failed };
};

const endOf = (cause: unknown, wasStopped: boolean): Partial<Message> => {
  if (wasStopped) return { note: 'stopped' };
  logWarning('The assistant did not answer', cause);
  return { fault: reasonOf(cause, texts.failed) };
};

/** The conversation with its answer, shown as it grows. */
const listen = async (
  asked: Conversation,
  signal: AbortSignal,
  show: (changed: Conversation) => void,
): Promise<Conversation> => {
  let reply = newMessage('assistant', '');
  const latest = () => ({ ...asked, messages: [...asked.messages, reply] });
  show(latest());
  try {
    for await (const change of hear(turnsOf(asked.messages), signal)) {
      if (signal.aborted) break;
      reply = { ...reply, ...change };
      show(latest());
    }
    if (signal.aborted) reply = { ...reply, note: 'stopped' };
  } catch (cause) {
    reply = { ...reply, ...endOf(cause, signal.aborted) };
  }
  return latest();
};

/** Several conversations of one person, one of them open; at most one answer is on its way. */
export const useAssistant = (memberId: MemberId | null) => {
  const [conversations, setConversations] = useState(() => listConversations(memberId));
  const [openId, setOpenId] = useState<string | null>(() => listConversations(memberId)[0]?.id ?? null);
  const [isAnswering, setAnswering] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const show = (changed: Conversation) =>
    setConversations((known) => [changed, ...known.filter(({ id }) => id !== changed.id)]);

  const answer = async (asked: Conversation) => {
    const controller = new AbortController();
    stopper.current = controller;
    setAnswering(true);
    const answered = await listen(asked, controller.signal, show);
    setAnswering(false);
    // It may have been deleted meanwhile.
    if (!listConversations(memberId).some(({ id }) => id === asked.id)) return;
    setConversations(keepConversation(memberId, answered));
  };

  const open = conversations.find(({ id }) => id === openId) ?? null;
  const stop = () => stopper.current?.abort();

  /** AI-01: empty after trimming does nothing. */
  const send = (written: string): boolean => {
    const text = written.trim();
    if (text === '' || isAnswering) return false;
    const base = open ?? newConversation(text);
    const asked = { ...base, at: Date.now(), messages: [...base.messages, newMessage('me', text)] };
    setOpenId(asked.id);
    keepConversation(memberId, asked);
    void answer(asked);
    return true;
  };

  /** The last question again, in place of the answer that it got. */
  const retry = () => {
    if (open === null || isAnswering) return;
    const last = open.messages.findLastIndex(({ from }) => from === 'me');
    void answer({ ...open, messages: open.messages.slice(0, last + 1) });
  };

  const choose = (id: string | null) => {
    stop();
    setOpenId(id);
  };
  const remove = (id: string) => {
    if (id === openId) choose(null);
    setConversations(removeConversation(memberId, id));
  };
  const removeAll = () => {
    choose(null);
    setConversations(removeConversations(memberId));
  };
  return { conversations, open, isAnswering, send, stop, retry, choose, remove, removeAll };
};
export type Assistant = ReturnType<typeof useAssistant>;
