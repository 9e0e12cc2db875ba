import type { MessageView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Avatar, Button, ShortName, TimeAgo } from '#ui';
import { useAct } from '../api.ts';
import { answerHeld, useHeld } from '../chat/held.ts';
import type { InfoProps } from './view.ts';
import { NoRows, RowsFailed, RowsSkeleton } from './parts.tsx';
import { texts as groupTexts } from '../texts.ts';
import { texts } from './texts.ts';

const words = texts.held;

/** What it is besides words; the moderator decides on all of it. */
const Beside = ({ message }: { readonly message: MessageView }) => {
  if (message.media?.kind === 'image') {
    return <img src={message.media.url} alt={message.media.alt ?? ''} className="mt-2 max-h-48 rounded-lg" />;
  }
  if (message.media?.kind === 'video') {
    return (
      <video src={message.media.url} controls playsInline preload="metadata" className="mt-2 max-h-48 rounded-lg" />
    );
  }
  if (message.kind === 'voice' && message.image_url !== null) {
    return <audio src={message.image_url} controls preload="metadata" className="mt-2 w-full" />;
  }
  if (message.poll === null) return null;
  return (
    <ul className="mt-1 list-disc ps-5 text-base text-ink-2">
      {message.poll.options.map(({ text }) => (
        <li key={text}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
};

const Held = ({ message }: { readonly message: MessageView }) => {
  const client = useQueryClient();
  const [isBusy, act] = useAct();
  const answer = (action: 'accept' | 'decline') => () => void act(() => answerHeld(client, message, action));
  return (
    <li className="rounded-card border border-line p-4">
      <p className="flex items-center gap-2.5 text-sm">
        <Avatar name={message.sender_name ?? ''} url={message.sender_avatar} size={28} />
        <span className="min-w-0 flex-1 font-semibold">
          <ShortName name={message.sender_name ?? ''} />
        </span>
        <TimeAgo at={message.created_at} className="tabular shrink-0 text-ink-3" />
      </p>
      {message.thread_of !== null && <p className="mt-1 text-sm text-ink-3">{groupTexts.comments.waits}</p>}
      {message.content !== '' && (
        <p dir="auto" className="mt-2 text-base whitespace-pre-wrap">
          {message.content}
        </p>
      )}
      <Beside message={message} />
      <div className="mt-3 flex gap-2">
        <Button size="sm" className="min-h-11 flex-1" disabled={isBusy} onClick={answer('accept')}>
          {words.approve}
        </Button>
        <Button size="sm" look="outline" className="min-h-11 flex-1" disabled={isBusy} onClick={answer('decline')}>
          {words.decline}
        </Button>
      </div>
    </li>
  );
};

/** The queue of those who moderate, oldest first. */
export const HeldInfo = ({ group, me }: InfoProps) => {
  const { data, isError, refetch } = useHeld(group.id, me, true);
  if (isError) return <RowsFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton />;
  if (data.length === 0) return <NoRows>{words.none}</NoRows>;
  return (
    <ul className="flex flex-col gap-3">
      {data.map((message) => (
        <Held key={message.id} message={message} />
      ))}
    </ul>
  );
};
