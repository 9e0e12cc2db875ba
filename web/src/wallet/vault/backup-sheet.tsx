import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Field, Notice, toast } from '#ui';
import { errorText } from '../error-text.ts';
import { Sheet } from '../sheet.tsx';
import { texts } from '../settings/texts.ts';
import { confirmWords } from './vault.ts';

const words = texts.backup;
const ASKED = 3;

/** Three different places, in the order of the phrase. */
export const drawPlaces = (length: number): number[] => {
  const places = new Set<number>();
  while (places.size < ASKED) {
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes past the last whole multiple would favour the first places.
    if (drawn < 256 - (256 % length)) places.add((drawn % length) + 1);
  }
  return [...places].sort((a, b) => a - b);
};

/** WALL-02: a backup that was never read back is none. */
export const BackupSheet = ({ length, onClose }: { readonly length: number; readonly onClose: () => void }) => {
  const [places] = useState(() => drawPlaces(length));
  const [typed, setTyped] = useState<readonly string[]>(places.map(() => ''));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const isRight = await confirmWords(new Map(places.map((place, index) => [place, typed[index] ?? ''])));
      if (!isRight) setProblem(words.wrong);
      else {
        toast(words.done, 'good');
        onClose();
      }
    } catch (cause) {
      setProblem(errorText(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title={words.title} description={words.about} onClose={onClose}>
      <form className="flex flex-col gap-4" autoComplete="off" onSubmit={(event) => void handleSubmit(event)}>
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {places.map((place, index) => (
          <Field
            key={place}
            label={words.word(place)}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={typed[index] ?? ''}
            onChange={(value) => setTyped(typed.map((old, at) => (at === index ? value : old)))}
          />
        ))}
        <Button type="submit" isBusy={isBusy} disabled={typed.some((word) => word.trim() === '')}>
          {words.check}
        </Button>
      </form>
    </Sheet>
  );
};
