import { QUESTION_MAX } from '@wagram/contract/assistant';
import { countGraphemes } from '@wagram/contract/kernel';
import { ArrowUp, Square } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classes } from '#ui';
import { texts } from './texts.ts';
import type { Assistant } from './use-assistant.ts';

const ROUND =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-full transition-[background-color,filter,transform,opacity] duration-150 active:scale-95';

interface ComposerProps {
  readonly assistant: Assistant;
  /** Changes whenever the field should be written in: a new chat. */
  readonly focusOn: string | null;
}

const useText = (assistant: Assistant) => {
  const [text, setText] = useState('');
  // Counted only where it matters: most questions are far from it.
  const over = text.length > QUESTION_MAX ? countGraphemes(text.trim()) - QUESTION_MAX : 0;
  const canSend = text.trim() !== '' && over <= 0 && !assistant.isAnswering;
  const submit = () => {
    if (canSend && assistant.send(text)) setText('');
  };
  return { text, setText, over, canSend, submit };
};

interface SendOrStopProps {
  readonly isAnswering: boolean;
  readonly canSend: boolean;
  readonly onStop: () => void;
}

const SendOrStop = ({ isAnswering, canSend, onStop }: SendOrStopProps) =>
  isAnswering ? (
    <button
      type="button"
      aria-label={texts.stop}
      title={texts.stop}
      onClick={onStop}
      className={classes(ROUND, 'bg-ink text-paper')}
    >
      <Square aria-hidden="true" className="size-4 fill-current" />
    </button>
  ) : (
    <button
      type="submit"
      aria-label={texts.send}
      title={texts.send}
      disabled={!canSend}
      className={classes(ROUND, 'bg-accent text-on-accent hover:brightness-110 disabled:opacity-45')}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );

/** AI-01: Enter sends, with Shift it is a new line. */
export const Composer = ({ assistant, focusOn }: ComposerProps) => {
  const { text, setText, over, canSend, submit } = useText(assistant);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current === null) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight}px`;
  }, [text]);
  useEffect(() => {
    // On a phone this would open the keyboard over what one came to read.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [focusOn]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex items-end gap-2 rounded-[1.6rem] border border-line bg-surface p-1.5 ps-4 shadow-lg shadow-black/5 transition-[border-color,box-shadow] duration-150 focus-within:border-accent focus-within:ring-4 focus-within:ring-accent/15"
    >
      <textarea
        ref={field}
        value={text}
        rows={1}
        dir="auto"
        aria-label={texts.input}
        aria-invalid={over > 0 || undefined}
        placeholder={texts.input}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
        className="max-h-44 min-h-10 min-w-0 flex-1 resize-none bg-transparent py-2 text-base leading-6 text-ink placeholder:text-ink-3 focus-visible:outline-none max-sm:text-[1rem]"
      />
      {over > 0 && <span className="tabular self-center text-sm font-medium text-coral">{texts.tooLong(over)}</span>}
      <SendOrStop isAnswering={assistant.isAnswering} canSend={canSend} onStop={assistant.stop} />
    </form>
  );
};
