import { Smile } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazy } from '#kernel';
import { replaced } from './insert.ts';
import { texts } from './texts.ts';
import { useWrite } from './use-write.ts';
import type { Writing } from './use-write.ts';

// Many emoji and their names: loaded when somebody opens them.
export const EmojiPanel = lazy(async () => ({ default: (await import('./emoji-panel.tsx')).EmojiPanel }));

export interface EmojiState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The open panel, to stand near the field. */
  readonly panel: ReactNode;
}

/** SOC-06: every emoji, put where the cursor stands. */
export const useEmoji = (writing: Writing): EmojiState => {
  const [isOpen, setOpen] = useState(false);
  const write = useWrite(writing);
  const { field, text } = writing;
  const put = (emoji: string) => {
    const start = field.current?.selectionStart ?? text.length;
    write(replaced(text, start, field.current?.selectionEnd ?? start, emoji));
  };
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    panel: isOpen && (
      <div className="h-80 animate-fade">
        <Suspense fallback={null}>
          <EmojiPanel onChoose={put} />
        </Suspense>
      </div>
    ),
  };
};

interface ButtonProps {
  readonly emoji: EmojiState;
  readonly className: string;
}

export const EmojiButton = ({ emoji, className }: ButtonProps) => (
  <button
    type="button"
    title={texts.emoji.open}
    aria-label={texts.emoji.open}
    aria-expanded={emoji.isOpen}
    onClick={emoji.toggle}
    className={className}
  >
    <Smile aria-hidden="true" className="size-5.5" />
  </button>
);
