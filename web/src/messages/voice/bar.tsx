import { SendHorizontal, Trash2 } from 'lucide-react';
import { IconButton, Spinner } from '#ui';
import { texts } from '../texts.ts';
import type { Voice } from './use-voice.ts';
import { clockText } from './waveform.ts';

const words = texts.voice;

const SEND =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent transition-[filter,transform] duration-150 hover:brightness-110 active:scale-95';

/** In the input's place while somebody speaks. */
export const VoiceBar = ({ voice }: { readonly voice: Voice }) => {
  if (voice.isUploading) {
    return (
      <p role="status" className="flex min-h-11 flex-1 items-center justify-center gap-3 text-base text-ink-2">
        <Spinner className="size-5" />
        {words.uploading}
      </p>
    );
  }
  const { state } = voice;
  const levels = state.step === 'recording' ? state.levels : [];
  return (
    <>
      <IconButton label={words.cancel} onClick={voice.cancel}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
      <div className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-full bg-sunken px-4">
        <span aria-hidden="true" className="size-2.5 shrink-0 animate-pulse rounded-full bg-coral" />
        <p role="timer" aria-label={words.recording} className="tabular w-11 shrink-0 text-base font-medium">
          {clockText(state.step === 'recording' ? state.seconds : 0)}
        </p>
        <span
          aria-hidden="true"
          className="flex h-7 min-w-0 flex-1 items-center justify-end gap-[2px] overflow-hidden text-accent-ink"
        >
          {levels.map((level, index) => (
            <span
              key={index}
              className="w-[3px] shrink-0 rounded-full bg-current"
              style={{ height: `${Math.max(10, level * 100)}%` }}
            />
          ))}
        </span>
      </div>
      <button type="button" aria-label={words.send} onClick={() => void voice.send()} className={SEND}>
        <SendHorizontal aria-hidden="true" className="size-5" />
      </button>
    </>
  );
};
