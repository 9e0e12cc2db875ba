import type { MemberId } from '@wagram/contract/kernel';
import type { StreamView } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { requireSignIn } from '#auth';
import { IconButton } from '#ui';
import { trySend, useChat } from './api.ts';
import { Said } from './said.tsx';
import { SaidMenu } from './said-menu.tsx';
import { texts } from '../texts.ts';

const words = texts.chat;

interface ChatProps {
  readonly stream: StreamView;
  readonly me: MemberId | null;
  /** Beside the field: a superchat, or what a host does. */
  readonly aside?: (message: string, onSent: () => void) => ReactNode;
  /** The host of a demo hears that they said something. */
  readonly onSaid?: () => void;
}

/** The newest stays in sight, unless somebody reads further up. */
export const useNewest = (newest: string | undefined) => {
  const list = useRef<HTMLUListElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (isAtEnd.current && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const handleScroll = () => {
    const box = list.current;
    if (box !== null) isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return { list, handleScroll };
};

const Write = ({ stream, me, aside, onSaid }: ChatProps) => {
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  const sending = useRef<string | null>(null);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const text = message.trim();
    // The same words twice in one breath are a double tap.
    if (text === '' || sending.current === text || !requireSignIn(words.signIn)) return;
    sending.current = text;
    const isSent = await trySend(client, stream.id, text);
    if (sending.current === text) sending.current = null;
    if (!isSent) return;
    // What was typed meanwhile stays.
    setMessage((now) => (now.trim() === text ? '' : now));
    onSaid?.();
  };
  if (stream.is_banned) return <p className="px-4 py-4 text-sm text-ink-2">{words.banned}</p>;
  return (
    <form
      onSubmit={(event) => void handleSubmit(event)}
      className="flex items-center gap-1.5 px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <input
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        aria-label={words.placeholder}
        placeholder={me === null ? words.guest : words.placeholder}
        autoComplete="off"
        maxLength={300}
        dir="auto"
        className="min-h-11 min-w-0 flex-1 rounded-full border border-line bg-sunken/90 px-4 text-base text-ink placeholder:text-ink-2 focus-visible:border-accent focus-visible:outline-none"
      />
      <IconButton
        label={words.send}
        onClick={(event) => event.currentTarget.form?.requestSubmit()}
        aria-disabled={message.trim() === '' || undefined}
        className="text-accent-ink aria-disabled:text-ink-3"
      >
        <Send aria-hidden="true" className="size-5" />
      </IconButton>
      {aside?.(message, () => setMessage(''))}
    </form>
  );
};

/** LIVE-02, LIVE-04. */
export const Chat = (props: ChatProps) => {
  const { stream, me } = props;
  const chat = useChat(stream.id);
  const { list, handleScroll } = useNewest(chat.at(-1)?.id);
  return (
    <section aria-label={words.label} className="flex min-h-0 flex-1 flex-col">
      <h2 className="hidden border-b border-line px-4 py-4 text-lg font-semibold tracking-tight wide:block">
        {words.label}
      </h2>
      <ul
        ref={list}
        onScroll={handleScroll}
        aria-live="polite"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-1 [scrollbar-width:thin] max-wide:max-h-[34dvh] max-wide:pt-8 max-wide:[mask-image:linear-gradient(to_bottom,transparent,black_2rem)] max-wide:[text-shadow:0_1px_3px_rgb(0_0_0/0.85)]"
      >
        {chat.length === 0 && <li className="px-2 py-2 text-sm text-ink-2">{words.empty}</li>}
        {chat.map((said) => (
          <Said
            key={said.id}
            said={said}
            hostId={stream.host.id}
            menu={<SaidMenu stream={stream} said={said} me={me} />}
          />
        ))}
      </ul>
      <Write {...props} />
    </section>
  );
};
