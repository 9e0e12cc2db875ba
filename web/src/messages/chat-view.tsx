import type { MediaView } from '@house/contract/media';
import type { ProfileView } from '@house/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { isAskError } from '#kernel';
import { PictureViewer } from '#posts';
import { copyText, ErrorState, Spinner, toast } from '#ui';
import { react, takeBack } from './acts.ts';
import type { BubbleActions } from './bubble-menu.tsx';
import { ChatBar, ChatHeader, Status } from './chat-header.tsx';
import type { ChatMember } from './chat-header.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { ChatSearch } from './chat-search.tsx';
import { DmHeader } from './dm-header.tsx';
import { MessageList } from './message-list.tsx';
import { discardMessage, retryMessage } from './outbox.ts';
import { RequestBar } from './request-bar.tsx';
import { texts } from './texts.ts';
import { useChatInput } from './use-chat-input.ts';
import type { ChatInputState } from './use-chat-input.ts';
import { useChat } from './use-chat.ts';
import { useFill } from './use-fill.ts';
import { useJump } from './use-jump.ts';
import type { Jump } from './use-jump.ts';
import { useVoice } from './use-voice.ts';
import type { Voice } from './use-voice.ts';

const words = texts.chat;

const useActions = (
  me: string,
  input: ChatInputState,
  jump: (id: string) => void,
  openMedia: (media: MediaView) => void,
): BubbleActions => {
  const client = useQueryClient();
  const { setReply, startEdit } = input;
  return useMemo(
    () => ({
      onReact: ({ message }, emoji) => message !== null && react(client, message, emoji),
      onReply: ({ message }) => setReply(message),
      onCopy: ({ content }) => void copyText(content).then((isDone) => isDone && toast(texts.menu.copied, 'good')),
      onEdit: ({ message }) => message !== null && startEdit(message),
      onTakeBack: ({ message }) => message !== null && void takeBack(client, message),
      onRetry: ({ clientId }) => clientId !== null && retryMessage(client, me, clientId),
      onDiscard: ({ clientId }) => clientId !== null && discardMessage(me, clientId),
      onJump: jump,
      onOpenMedia: ({ media }) => media !== null && openMedia(media),
    }),
    [client, me, setReply, startEdit, jump, openMedia],
  );
};

const Nothing = ({ isDm }: { readonly isDm: boolean }) => (
  <div className="flex min-h-0 flex-1 flex-col items-center justify-center px-6 text-center">
    <span className="mb-4 inline-flex size-14 items-center justify-center rounded-2xl bg-accent-soft text-accent-ink">
      <MessageCircle aria-hidden="true" className="size-7" />
    </span>
    <p className="text-lg font-semibold">{isDm ? words.noneDm : words.none}</p>
  </div>
);

type Chat = ReturnType<typeof useChat>;

interface LogProps {
  readonly chat: Chat;
  readonly name: string;
  readonly isDm: boolean;
  readonly jump: Jump;
  readonly actions: BubbleActions;
}

/** What was said: loading, failed, nothing yet, or the list. */
const Log = ({ chat, name, isDm, jump, actions }: LogProps) => {
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
  if (failure !== null && rows.length === 0) {
    const retry = conversationQuery.error === null ? log.refetch : conversationQuery.refetch;
    const title = isAskError(failure) && failure.status >= 400 ? failure.message : words.failed;
    return <ErrorState title={title} onRetry={() => void retry()} />;
  }
  if (rows.length === 0) return <Nothing isDm={isDm} />;
  return (
    <MessageList
      ref={jump.list}
      rows={rows}
      name={name}
      lit={jump.lit}
      unseen={chat.unseen}
      actions={actions}
      onEnd={chat.onEnd}
      {...chat.older}
    />
  );
};

interface FootProps {
  readonly chat: Chat;
  readonly input: ChatInputState;
  readonly voice: Voice;
}

/** Where one writes, unless somebody has to be let in first or nothing can be written. */
const Foot = ({ chat: { conversation }, input, voice }: FootProps) => {
  if (conversation?.request === true) return <RequestBar conversation={conversation} />;
  if (conversation?.can_write !== false) return <ChatInput input={input} voice={voice} />;
  return <p className="shrink-0 border-t border-line px-4 py-4 text-center text-base text-ink-2">{words.closed}</p>;
};

interface HeadProps extends Pick<ChatViewProps, 'member' | 'profile'> {
  readonly chat: Chat;
  readonly onSearch: () => void;
}

const Head = ({ member, profile, chat, onSearch }: HeadProps) => {
  const { conversation, isOnline, isTyping, rows } = chat;
  const status = (
    <Status isOnline={isOnline} isTyping={isTyping} hasMessages={rows.length > 0} username={member.username} />
  );
  return (
    <header className={profile === undefined ? 'border-b border-line' : undefined}>
      <ChatBar onSearch={onSearch} menu={<ChatMenu member={member} conversation={conversation} />}>
        {profile === undefined ? (
          <ChatHeader member={member} status={status} isOnline={isOnline} />
        ) : (
          <p className="min-w-0 flex-1 truncate text-base font-semibold text-ink-2">
            <bdi>{member.username}</bdi>
          </p>
        )}
      </ChatBar>
      {profile !== undefined && <DmHeader member={member} profile={profile} status={status} isOnline={isOnline} />}
    </header>
  );
};

interface ChatViewProps {
  readonly me: string;
  readonly member: ChatMember;
  /** Given on /dm, where the header says who somebody is. */
  readonly profile?: ProfileView;
}

/** Two layouts, one conversation. */
export const ChatView = ({ me, member, ...head }: ChatViewProps) => {
  const chat = useChat(me, member.id);
  const { conversationId } = chat;
  const jump = useJump(chat.rows, chat.older);
  const input = useChatInput({ me, to: member.id, conversationId });
  const voice = useVoice(me, member.id);
  const [isSearching, setSearching] = useState(false);
  const [media, setMedia] = useState<MediaView | null>(null);
  const handleFound = (messageId: string) => {
    setSearching(false);
    jump.jump(messageId);
  };
  const frame = useFill();
  const actions = useActions(me, input, jump.jump, setMedia);
  return (
    <div ref={frame} className="flex h-dvh min-h-0 flex-col overflow-hidden">
      <Head {...head} member={member} chat={chat} onSearch={() => setSearching(true)} />
      <div className="relative flex min-h-0 flex-1 flex-col">
        {isSearching && (
          <ChatSearch conversationId={conversationId} onFound={handleFound} onClose={() => setSearching(false)} />
        )}
        <Log chat={chat} name={member.name} isDm={head.profile !== undefined} jump={jump} actions={actions} />
        <p aria-live="polite" className="h-6 shrink-0 truncate px-5 text-sm text-ink-3">
          {chat.isTyping && words.typing(member.name)}
        </p>
      </div>
      <Foot chat={chat} input={input} voice={voice} />
      {media !== null && (
        <Suspense fallback={null}>
          <PictureViewer pictures={[{ id: media.url, media }]} start={media.url} onClose={() => setMedia(null)} />
        </Suspense>
      )}
    </div>
  );
};
