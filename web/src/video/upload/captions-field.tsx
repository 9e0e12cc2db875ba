import { CAPTIONS_MAX_BYTES, CAPTIONS_MAX_KB, captionsDraft, readCaptions } from '@wagram/contract/video';
import type { CaptionsDraft } from '@wagram/contract/video';
import * as z from 'zod/mini';
import { Captions, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { sentenceOf } from '#kernel';
import { Button, IconButton, inputClass } from '#ui';
import { captionLanguages, languageName, ownLanguage } from './languages.ts';
import { texts } from '../texts.ts';

const words = texts.describe;

export interface ChosenCaptions extends CaptionsDraft {
  /** Of the file. */
  readonly name: string;
}

interface FieldProps {
  readonly chosen: ChosenCaptions | null;
  /** The language of those that are there already; null: there are none. */
  readonly kept: string | null;
  readonly isBusy: boolean;
  readonly onChange: (chosen: ChosenCaptions | null) => void;
  /** Takes away those that are there. */
  readonly onRemove: () => void;
}

/** By the same rule as the server; a refusal in its words. */
const read = async (file: File, language: string): Promise<ChosenCaptions | string> => {
  // What is far too large is not even read.
  const webvtt = file.size > CAPTIONS_MAX_BYTES * 2 ? ' '.repeat(CAPTIONS_MAX_BYTES + 1) : await file.text();
  const checked = z.safeParse(captionsDraft, { language, webvtt });
  if (checked.success) return { ...checked.data, name: file.name };
  return sentenceOf(checked.error.issues[0]?.message ?? words.failed, 'invalid_input');
};

const LanguageChoice = ({
  chosen,
  isBusy,
  onChange,
}: Pick<FieldProps, 'isBusy' | 'onChange'> & { readonly chosen: ChosenCaptions }) => (
  <select
    aria-label={words.language}
    value={chosen.language}
    disabled={isBusy}
    onChange={(event) => onChange({ ...chosen, language: event.target.value })}
    className={inputClass(false)}
  >
    {captionLanguages(chosen.language).map(([code, name]) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </select>
);

/** Which captions there are, and what can be done about them. */
const There = ({
  chosen,
  kept,
  isBusy,
  onPick,
  onRemove,
}: Omit<FieldProps, 'onChange'> & { readonly onPick: () => void }) => (
  <div className="flex min-h-12 items-center gap-3 rounded-field border border-line ps-4">
    <Captions aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
    <p className="min-w-0 flex-1 truncate text-base">
      {chosen === null ? (
        languageName(kept ?? '')
      ) : (
        <>
          <bdi>{chosen.name}</bdi>{' '}
          <span className="text-ink-3">· {words.lines(readCaptions(chosen.webvtt)?.length ?? 0)}</span>
        </>
      )}
    </p>
    <Button look="ghost" size="sm" disabled={isBusy} onClick={onPick}>
      {words.replace}
    </Button>
    <IconButton label={words.remove} disabled={isBusy} onClick={onRemove}>
      <Trash2 aria-hidden="true" className="size-4.5" />
    </IconButton>
  </div>
);

/** STG-03: a file with what is said, and its language. */
export const CaptionsField = ({ chosen, kept, isBusy, onChange, onRemove }: FieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const pick = () => input.current?.click();
  const take = async (file: File) => {
    const taken = await read(file, chosen?.language ?? kept ?? ownLanguage());
    setProblem(typeof taken === 'string' ? taken : null);
    if (typeof taken !== 'string') onChange(taken);
  };
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-sm font-semibold">
        {words.captions}
      </p>
      {chosen === null && kept === null ? (
        <Button
          look="outline"
          disabled={isBusy}
          icon={<Captions aria-hidden="true" className="size-5" />}
          onClick={pick}
          className="self-start"
        >
          {words.add}
        </Button>
      ) : (
        <There chosen={chosen} kept={kept} isBusy={isBusy} onPick={pick} onRemove={onRemove} />
      )}
      {chosen !== null && <LanguageChoice chosen={chosen} isBusy={isBusy} onChange={onChange} />}
      {problem === null ? (
        <p className="text-sm text-ink-3">{words.captionsHint(CAPTIONS_MAX_KB)}</p>
      ) : (
        <p role="alert" className="text-sm text-coral">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={words.choose}
        accept=".vtt,text/vtt"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file !== undefined) void take(file);
        }}
      />
    </div>
  );
};
