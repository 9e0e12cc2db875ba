import type { Source } from '@wagram/contract/assistant';
import { Check, Copy, RotateCcw, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button, IconButton, Notice, useCopy } from '#ui';
import type { Message } from './conversations.ts';
import { Markdown } from './markdown-view.tsx';
import { texts } from './texts.ts';
import type { Assistant } from './use-assistant.ts';

export const AssistantMark = ({ className = 'size-8' }: { readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={`inline-flex shrink-0 items-center justify-center rounded-full bg-accent text-on-accent ${className}`}
  >
    <Sparkles className="size-1/2" />
  </span>
);

const Sources = ({ sources }: { readonly sources: readonly Source[] }) => (
  <div className="mt-3">
    <p className="text-xs font-semibold text-ink-3">{texts.sources}</p>
    <ul className="mt-1.5 flex flex-wrap gap-2">
      {sources.map(({ kind, id, username, text }) => (
        <li key={id} className="min-w-0 max-w-full">
          <Link
            to={kind === 'post' ? `/post/${id}` : `/user/${username.replace(/^@/, '')}`}
            className="flex min-h-9 max-w-72 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm hover:bg-sunken"
          >
            <span className="shrink-0 font-semibold">{username}</span>
            <span dir="auto" className="truncate text-ink-2">
              {text}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const Writing = () => (
  <span role="status" aria-label={texts.thinking} className="flex h-7 items-center gap-1.5">
    {[0, 150, 300].map((delay) => (
      <span
        key={delay}
        className="size-2 animate-pulse rounded-full bg-ink-3"
        style={{ animationDelay: `${delay}ms` }}
      />
    ))}
  </span>
);

interface AnswerProps {
  readonly message: Message;
  readonly isGrowing: boolean;
  readonly onRetry: (() => void) | null;
}

const Foot = ({ message, onRetry }: Omit<AnswerProps, 'isGrowing'>) => {
  const [isCopied, copy] = useCopy();
  return (
    <div className="mt-1 -ms-2.5 flex items-center">
      {message.text !== '' && (
        <IconButton
          label={isCopied ? texts.copied : texts.copy}
          onClick={() => void copy(message.text)}
          className="size-9"
        >
          {isCopied ? (
            <Check aria-hidden="true" className="size-4 text-mint" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
        </IconButton>
      )}
      {onRetry !== null && message.fault === undefined && (
        <IconButton label={texts.again} onClick={onRetry} className="size-9">
          <RotateCcw aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  );
};

const Answer = ({ message, isGrowing, onRetry }: AnswerProps) => (
  <li className="flex gap-3">
    <AssistantMark className="mt-0.5 size-8" />
    <div className="min-w-0 flex-1 pt-1">
      {message.text !== '' && <Markdown text={message.text} className="leading-6" />}
      {message.text === '' && isGrowing && <Writing />}
      {message.sources !== undefined && <Sources sources={message.sources} />}
      {message.note !== undefined && <p className="mt-2 text-sm text-ink-3">{texts[message.note]}</p>}
      {message.fault !== undefined && (
        <div className="mt-2 flex flex-col items-start gap-3">
          <Notice tone="danger">{message.fault}</Notice>
          {onRetry !== null && (
            <Button
              look="outline"
              size="sm"
              onClick={onRetry}
              icon={<RotateCcw aria-hidden="true" className="size-4" />}
            >
              {texts.again}
            </Button>
          )}
        </div>
      )}
      {!isGrowing && <Foot message={message} onRetry={onRetry} />}
    </div>
  </li>
);

const Question = ({ message }: { readonly message: Message }) => (
  <li className="flex justify-end ps-10">
    <p dir="auto" className="rounded-3xl rounded-ee-md bg-accent-soft px-4 py-2.5 whitespace-pre-wrap">
      <span className="sr-only">{texts.you}: </span>
      {message.text}
    </p>
  </li>
);

const NEAR_END = 240;

/** Goes to each new question, and follows its answer as it grows until its reader scrolls up. */
const useFollow = (messages: readonly Message[]) => {
  const end = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const asked = messages.findLast(({ from }) => from === 'me')?.id;
  const latest = messages.at(-1);
  useEffect(() => {
    let before = window.scrollY;
    const handleScroll = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isNearEnd = scrollHeight - clientHeight - scrollTop < NEAR_END;
      isFollowing.current = isNearEnd || (isFollowing.current && scrollTop >= before);
      before = scrollTop;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  useEffect(() => {
    isFollowing.current = true;
  }, [asked]);
  useEffect(() => {
    if (isFollowing.current) end.current?.scrollIntoView({ block: 'end' });
  }, [asked, latest]);
  return end;
};

export const Thread = ({ assistant }: { readonly assistant: Assistant }) => {
  const messages = assistant.open?.messages ?? [];
  const end = useFollow(messages);
  return (
    <>
      <ol aria-label={texts.thread} className="flex flex-col gap-6 px-4 py-6 wide:px-6">
        {messages.map((message, place) => {
          const isLast = place === messages.length - 1;
          if (message.from === 'me') return <Question key={message.id} message={message} />;
          return (
            <Answer
              key={message.id}
              message={message}
              isGrowing={isLast && assistant.isAnswering}
              onRetry={isLast && !assistant.isAnswering ? assistant.retry : null}
            />
          );
        })}
      </ol>
      <div ref={end} className="scroll-mb-40" />
    </>
  );
};
