import type { ConversationId, MessageId } from '@wagram/contract/kernel';
import type { MessageView } from '@wagram/contract/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useConversationWith } from '../inbox/conversations.ts';
import { heldKey } from '../keys.ts';
import { ackDelivered } from '../link.ts';
import { useOutbox } from '../writing/outbox.ts';
import { usePresence, useTyping } from '../presence.ts';
import { rowsOf } from './rows.ts';
import { useMessageLog } from './message-log.ts';
import { threadOf } from '../target.ts';
import type { ChatTarget } from '../target.ts';
import { useRead, useReadPlace } from './use-read.ts';

/** One's own that wait for a moderator, in the conversation or in a thread of it. */
const useHeldHere = (id: ConversationId | null, thread: MessageId | null): readonly MessageView[] => {
  const { data } = useQuery<readonly MessageView[]>({
    queryKey: heldKey(id ?? ''),
    queryFn: skipToken,
    staleTime: Infinity,
  });
  return useMemo(() => data?.filter((one) => (one.thread_of ?? null) === thread) ?? [], [data, thread]);
};

/** Everything that a chat shows, from the server, the outbox and the live connection. */
export const useChat = (target: ChatTarget, isCovered: boolean) => {
  const { me, to, isGroup } = target;
  const thread = threadOf(target);
  const conversationQuery = useConversationWith(target);
  const conversation = conversationQuery.data ?? null;
  const conversationId = conversation?.conversation_id ?? null;
  // TLK-03: a thread has no number of unread messages; notices lead to what is new in it.
  const place = useReadPlace(thread === null ? conversationQuery.data : null);
  const log = useMessageLog(conversationId, place, thread);
  const waiting = useOutbox(me, to, thread);
  // Whoever has not been let in is not told who is here, nor what was read (D37): the topic can be joined after that.
  const isLetIn = conversation !== null && conversation.other_read_seq !== null;
  const isOnline = usePresence(isGroup ? null : to, isLetIn);
  const isOther = useCallback((id: unknown) => (isGroup ? id !== me : id === to), [isGroup, me, to]);
  const typing = useTyping(thread === null ? conversationId : null, isOther);
  const readUntil = place?.read ?? null;
  const { seen, onSeen } = useRead(thread === null && !isCovered ? conversation : null);

  const held = useHeldHere(conversationId, thread);
  const messages = useMemo(() => log.log?.messages ?? [], [log.log]);
  const rows = useMemo(
    () => rowsOf({ messages, waiting, held, me, marks: conversation, readUntil, now: Date.now() }),
    [messages, waiting, held, me, conversation, readUntil],
  );

  const lastSeq = messages.findLast(({ sender_id: from }) => from !== me)?.seq ?? 0;
  const hasNewer = log.log?.newer != null;
  const beyond =
    hasNewer && thread === null ? Math.max(0, (conversation?.last_seq ?? 0) - (messages.at(-1)?.seq ?? 0)) : 0;
  const known = Math.max(seen, thread === null ? (conversation?.read_seq ?? 0) : 0);
  const unseen = beyond + messages.filter(({ seq, sender_id: from }) => seq > known && from !== me).length;

  useEffect(() => {
    // In a group nobody is shown how far a message has got.
    if (!isGroup && conversationId !== null && conversation?.request === false && lastSeq > 0)
      ackDelivered(conversationId, lastSeq);
  }, [isGroup, conversationId, conversation?.request, lastSeq]);

  const { loadNewest } = log;
  useEffect(() => {
    // What one writes stands below the newest.
    if (waiting.length > 0 && hasNewer) void loadNewest();
  }, [waiting.length, hasNewer, loadNewest]);

  const pages = {
    hasOlder: log.log !== null && log.log.older !== null,
    isLoadingOlder: log.isLoadingOlder,
    hasNewer,
    isLoadingNewer: log.isLoadingNewer,
    onOlder: log.loadOlder,
    onNewer: log.loadNewer,
    onNewest: loadNewest,
  };
  /** Also what waits for a moderator: it was said, too. */
  const said = useMemo(() => [...messages, ...held], [messages, held]);
  return { pages, said, conversationQuery, conversation, conversationId, log, rows, isOnline, typing, unseen, onSeen };
};
