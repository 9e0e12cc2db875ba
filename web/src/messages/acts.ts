import { messageCalls, UNDO_SECONDS } from '@wagram/contract/messages';
import type { MessageView, PollView } from '@wagram/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { ask, setToggle } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';
import { patchMessage, putOwn } from './chat/message-log.ts';
import { tellFailure } from './tell-failure.ts';

/** The message as it would be with this answer of one's own, or without it. */
export const withReaction = (message: MessageView, emoji: string, isOn: boolean): MessageView => {
  const known = message.reactions.find((one) => one.emoji === emoji);
  if ((known?.mine ?? false) === isOn) return message;
  const count = (known?.count ?? 0) + (isOn ? 1 : -1);
  const reactions =
    known === undefined
      ? [...message.reactions, { emoji, count, mine: isOn }]
      : message.reactions.map((one) => (one.emoji === emoji ? { emoji, count, mine: isOn } : one));
  return { ...message, reactions: reactions.filter((one) => one.count > 0) };
};

const isMine = (message: MessageView, emoji: string): boolean =>
  message.reactions.some((one) => one.emoji === emoji && one.mine);

export const react = (client: QueryClient, message: MessageView, emoji: string): void => {
  const before = isMine(message, emoji);
  void setToggle(`react:${message.id}:${emoji}`, before, !before, {
    apply: (isOn) => patchMessage(client, message, (old) => withReaction(old, emoji, isOn)),
    send: async (isOn) => {
      const input = { message_id: message.id, action: isOn ? ('react' as const) : ('unreact' as const), emoji };
      const { message: now } = await ask(messageCalls.actOnMessage, input);
      putOwn(client, now);
      return isMine(now, emoji);
    },
    onFail: tellFailure,
  });
};

/** Shows at once what was asked for; what the server refuses comes back as it was. */
const act = async (
  client: QueryClient,
  message: MessageView,
  input:
    | { action: 'edit'; content: string }
    | { action: 'delete' | 'restore' | 'close' }
    | { action: 'vote'; options: number[] },
  show: Partial<MessageView>,
): Promise<boolean> => {
  patchMessage(client, message, (old) => ({ ...old, ...show }));
  try {
    const { message: now } = await ask(messageCalls.actOnMessage, { message_id: message.id, ...input });
    putOwn(client, now);
    return true;
  } catch (cause) {
    patchMessage(client, message, (old) => (old.change > message.change ? old : message));
    tellFailure(cause);
    return false;
  }
};

/** The poll as it would be with these answers of one's own and no others. */
export const withVote = (poll: PollView, chosen: readonly number[]): PollView => {
  const had = poll.options.some(({ mine }) => mine);
  const options = poll.options.map(({ text, votes, mine }, index) => {
    const now = chosen.includes(index);
    return { text, votes: votes + Number(now) - Number(mine), mine: now };
  });
  return { ...poll, options, voters: poll.voters + Number(chosen.length > 0) - Number(had) };
};

export const vote = (client: QueryClient, message: MessageView, options: number[]): Promise<boolean> =>
  message.poll === null
    ? Promise.resolve(false)
    : act(client, message, { action: 'vote', options }, { poll: withVote(message.poll, options) });

export const closePoll = (client: QueryClient, message: MessageView): Promise<boolean> =>
  message.poll === null
    ? Promise.resolve(false)
    : act(client, message, { action: 'close' }, { poll: { ...message.poll, closed: true } });

export const editMessage = (client: QueryClient, message: MessageView, content: string): Promise<boolean> =>
  act(client, message, { action: 'edit', content }, { content, facets: [], edited_at: new Date().toISOString() });

const GONE = { deleted: true, content: '', media: null, image_url: null } satisfies Partial<MessageView>;

/** TLK-02: for everyone, at once, and with a way back for a few seconds. */
export const takeBack = async (client: QueryClient, message: MessageView): Promise<boolean> => {
  const isGone = await act(client, message, { action: 'delete' }, GONE);
  const { content, media, image_url, facets } = message;
  const whole = { deleted: false, content, media, image_url, facets };
  const restore = () => void act(client, { ...message, ...GONE }, { action: 'restore' }, whole);
  if (isGone)
    toast(texts.menu.takenBack, 'plain', { text: texts.menu.undo, onAct: restore, forMs: UNDO_SECONDS * 1_000 });
  return isGone;
};
