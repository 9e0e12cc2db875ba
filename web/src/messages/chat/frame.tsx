import type { MemberId, MessageId } from '@wagram/contract/kernel';
import type { MediaView } from '@wagram/contract/media';
import type { MessageView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { PictureViewer } from '#posts';
import { lazy } from '#kernel';
import { classes, copyText, openDialog, Spinner, toast } from '#ui';
import { react, takeBack, vote } from '../acts.ts';
import { hideMessage, keepMessage } from '../keep.ts';
import type { BubbleActions } from '../bubble/menu.tsx';
import { ChatFailed, ChatFailedLine } from './failed.tsx';
import type { GoneText } from './failed.tsx';
import { ChatInput } from './input.tsx';
import { ChatSearch } from './search.tsx';
import { MessageList } from './message-list.tsx';
import { PinnedBar } from './pinned-bar.tsx';
import { canPinIn, PinsProvider, usePins } from './pins.ts';
import { discardMessage, retryMessage } from '../writing/outbox.ts';
import { threadOf } from '../target.ts';
import type { ChatTarget } from '../target.ts';
import { texts } from '../texts.ts';
import { useChatInput } from '../writing/use-chat-input.ts';
import type { ChatInputState } from '../writing/use-chat-input.ts';
import { useChat } from './use-chat.ts';
import { useFill } from './use-fill.ts';
import { useJump } from './use-jump.ts';
import type { Jump } from './use-jump.ts';
import { useVoice } from '../voice/use-voice.ts';

const words = texts.chat;

interface OpenedMedia {
  readonly all: readonly MediaView[];
  readonly place: number;
}

const useActions = (
  me: MemberId,
  input: ChatInputState,
  jump: (id: MessageId) => void,
  openMedia: (opened: OpenedMedia) => void,
  chooseEmoji: (message: MessageView) => void,
): BubbleActions => {
  const client = useQueryClient();
  const { setReply, startEdit } = input;
  return useMemo(
    () => ({
      onReact: ({ message }, emoji) => message !== null && react(client, message, emoji),
      onReply: ({ message }) => setReply(message),
      onCopy: ({ content }) => void copyText(content).then((isDone) => isDone && toast(texts.menu.copied, 'good')),
      onEdit: ({ message }) => message !== null && startEdit(message),
      onHide: ({ message }) => message !== null && void hideMessage(client, message),
      onPin: ({ message }, isPinned) =>
        message !== null && void keepMessage(client, message, isPinned ? 'unpin' : 'pin'),
      onForward: ({ message }) => message !== null && openDialog('forward', { message: message.id }),
      onReport: ({ message }) => message !== null && openDialog('report', { target: 'message', id: message.id }),
      onMoreEmoji: ({ message }) => message !== null && chooseEmoji(message),
      onTakeBack: ({ message }) => message !== null && void takeBack(client, message),
      onRetry: ({ clientId }) => clientId !== null && retryMessage(client, me, clientId),
      onDiscard: ({ clientId }) => clientId !== null && discardMessage(me, clientId),
      onJump: jump,
      onOpenMedia: ({ media, more_media: more }, place) =>
        media !== null && openMedia({ all: [media, ...more], place }),
      onVote: ({ message }, options) => message !== null && void vote(client, message, options),
    }),
    [client, me, setReply, startEdit, jump, openMedia, chooseEmoji],
  );
};

const ReactionDialog = lazy(async () => ({ default: (await import('../bubble/reaction-dialog.tsx')).ReactionDialog }));

const Answering = ({ message, onClose }: { readonly message: MessageView; readonly onClose: () => void }) => {
  const client = useQueryClient();
  const choose = (emoji: string) => {
    onClose();
    react(client, message, emoji);
  };
  return (
    <Suspense fallback={null}>
      <ReactionDialog onChoose={choose} onClose={onClose} />
    </Suspense>
  );
};

const Nothing = ({ text }: { readonly text: string }) => (
  <div className="flex min-h-0 flex-1 flex-col items-center justify-center px-6 text-center">
    <span className="mb-4 inline-flex size-14 items-center justify-center rounded-2xl bg-accent-soft text-accent-ink">
      <MessageCircle aria-hidden="true" className="size-7" />
    </span>
    <p className="text-lg font-semibold">{text}</p>
  </div>
);

export type Chat = ReturnType<typeof useChat>;

interface LogProps extends Pick<ChatFrameProps, 'name' | 'none'> {
  readonly gone: GoneText | undefined;
  readonly chat: Chat;
  readonly jump: Jump;
  readonly actions: BubbleActions;
  /** TLK-03: comments are read from their post on. */
  readonly startsAtTop: boolean;
}

/** What was said: loading, failed, nothing yet, or the list. */
const Log = ({ chat, name, none, gone, jump, actions, startsAtTop }: LogProps) => {
  const { conversationQuery, log, rows, conversationId } = chat;
  // What waits to be sent shows also while the rest is being loaded.
  if (rows.length === 0 && (conversationQuery.isPending || (conversationId !== null && log.isPending))) {
    return (
      <div className="flex flex-1 items-center justify-center text-ink-3">
        <Spinner className="size-7" />
      </div>
    );
  }
  const failure = conversationQuery.error ?? log.error;
  const isMissing = failure !== null && log.log === null;
  const retry = () => void (conversationQuery.error === null ? log.refetch : conversationQuery.refetch)();
  if (isMissing && rows.length === 0) return <ChatFailed cause={failure} gone={gone} onRetry={retry} />;
  if (rows.length === 0) return <Nothing text={none} />;
  return (
    <>
      {isMissing && <ChatFailedLine onRetry={retry} />}
      <MessageList
        ref={jump.list}
        rows={rows}
        name={name}
        lit={jump.lit}
        unseen={chat.unseen}
        actions={actions}
        onSeen={chat.onSeen}
        pages={chat.pages}
        startsAtTop={startsAtTop}
      />
    </>
  );
};

interface ChatFrameProps {
  readonly target: ChatTarget;
  readonly name: string;
  /** Said while nothing was written. */
  readonly none: string;
  readonly head: (chat: Chat, onSearch: () => void) => ReactNode;
  /** Where one writes, or what stands in its place. */
  readonly foot: (chat: Chat, input: ReactNode) => ReactNode;
  /** Between the head and what was said. */
  readonly banner?: ReactNode;
  /** The message that a link leads to. */
  readonly start?: MessageId | null;
  /** Said where it is not there any more. */
  readonly gone?: GoneText;
  /** Something stands over it: what comes meanwhile is not read. */
  readonly isCovered?: boolean;
}

/** A conversation that fills the screen: of two, of a group, of a channel. */
export const ChatFrame = (props: ChatFrameProps) => {
  const { target, name, none, head, foot, banner, start = null, gone, isCovered = false } = props;
  const chat = useChat(target, isCovered);
  const isThread = threadOf(target) !== null;
  const { conversationId, typing } = chat;
  const jump = useJump(chat.rows, chat.pages, start);
  const input = useChatInput({ ...target, conversationId });
  const voice = useVoice(target);
  const [isSearching, setSearching] = useState(false);
  const [opened, setOpened] = useState<OpenedMedia | null>(null);
  const handleFound = (messageId: MessageId) => {
    setSearching(false);
    jump.jump(messageId);
  };
  const frame = useFill();
  const [answered, setAnswered] = useState<MessageView | null>(null);
  const actions = useActions(target.me, input, jump.jump, setOpened, setAnswered);
  const pinned = usePins(isThread ? null : conversationId);
  const canPin = !isThread && canPinIn(chat.conversation);
  const pins = useMemo(() => ({ pinned, canPin }), [pinned, canPin]);
  return (
    <PinsProvider value={pins}>
      <div ref={frame} className="flex h-dvh min-h-0 overflow-hidden">
        <div className="flex min-w-0 flex-1 flex-col">
          {head(chat, () => setSearching(true))}
          {banner}
          <PinnedBar onJump={jump.jump} />
          <div className="relative flex min-h-0 flex-1 flex-col">
            {isSearching && (
              <ChatSearch conversationId={conversationId} onFound={handleFound} onClose={() => setSearching(false)} />
            )}
            <Log chat={chat} name={name} none={none} gone={gone} jump={jump} actions={actions} startsAtTop={isThread} />
            {/* On a phone the header of two says it already. */}
            <p
              aria-live="polite"
              className={classes(
                'h-6 shrink-0 truncate px-5 text-sm text-ink-3',
                !target.isGroup && 'max-wide:sr-only',
              )}
            >
              {typing !== null && words.typing(target.isGroup ? typing : name)}
            </p>
          </div>
          {foot(chat, <ChatInput input={input} voice={voice} />)}
        </div>
        {opened !== null && (
          <Suspense fallback={null}>
            <PictureViewer
              pictures={opened.all.map((media) => ({ id: media.url, media }))}
              start={opened.all[opened.place]?.url ?? ''}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
        {answered !== null && <Answering message={answered} onClose={() => setAnswered(null)} />}
      </div>
    </PinsProvider>
  );
};
