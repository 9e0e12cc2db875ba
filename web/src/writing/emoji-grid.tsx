import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Emoji } from './emoji-data.ts';
import { withTone } from './skin-tone.ts';
import type { Tone } from './skin-tone.ts';

interface GridProps {
  readonly label: string;
  readonly shown: readonly Emoji[];
  readonly tone: Tone;
  readonly onChoose: (emoji: string) => void;
}

/** How many stand in a row is told by where they stand. */
const rowLength = (cells: readonly HTMLElement[]): number => {
  const second = cells.findIndex((cell) => cell.offsetTop > (cells[0]?.offsetTop ?? 0));
  return second < 0 ? cells.length : second;
};

const stepOf = (key: string, row: number, isMirrored: boolean): number => {
  const ahead = isMirrored ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: row,
    ArrowUp: -row,
  };
  return steps[key] ?? 0;
};

/** One stop for the Tab key; within it the arrows lead. */
export const EmojiGrid = ({ label, shown, tone, onChoose }: GridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const handleKey = (event: KeyboardEvent) => {
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])];
    const step = stepOf(event.key, rowLength(cells), grid.current?.matches(':dir(rtl)') ?? false);
    const next = cells[at + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
    setAt(at + step);
  };
  return (
    <div
      ref={grid}
      role="group"
      aria-label={label}
      onKeyDown={handleKey}
      className="grid min-h-0 font-emoji flex-1 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] content-start overflow-y-auto overscroll-contain"
    >
      {shown.map(({ emoji, name }, index) => (
        <button
          key={emoji}
          type="button"
          title={name}
          aria-label={name}
          tabIndex={index === at ? 0 : -1}
          onClick={() => {
            setAt(index);
            onChoose(withTone(emoji, tone));
          }}
          className="inline-flex size-11 items-center justify-center justify-self-center rounded-lg text-2xl leading-none hover:bg-sunken"
        >
          {withTone(emoji, tone)}
        </button>
      ))}
    </div>
  );
};
