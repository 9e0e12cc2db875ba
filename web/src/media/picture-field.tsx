import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Avatar, Button, Notice, Spinner } from '#ui';
import { PickButton } from './pick-button.tsx';
import { useUpload } from './use-upload.ts';

interface PictureFieldProps {
  /** Of what it is a picture. */
  readonly name: string;
  readonly url: string | null;
  readonly texts: {
    readonly add: string;
    readonly change: string;
    readonly remove: string;
    readonly busy: (percent: number) => string;
  };
  /** Stands where there is none; else the first letters of the name. */
  readonly empty?: ReactNode;
  readonly onChange: (url: string | null) => void;
}

/** A picture for a group or a token, under the rules for faces; the one that is kept is the server's, so it survives a reload. */
export const PictureField = ({ name, url, texts, empty, onChange }: PictureFieldProps) => {
  const upload = useUpload('avatar');
  const { media, state } = upload;
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (media !== null) tell.current(media.url);
  }, [media]);
  const shown = 'preview' in state && state.step !== 'failed' ? state.preview : url;
  const label = shown === null ? texts.add : texts.change;
  const handleRemove = () => {
    upload.reset();
    onChange(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span className="relative shrink-0">
          {shown === null && empty !== undefined ? (
            empty
          ) : (
            <Avatar name={name === '' ? '?' : name} url={shown} size={96} />
          )}
          {state.step === 'uploading' && (
            <span className="absolute inset-0 inline-flex items-center justify-center rounded-full bg-black/50 text-white">
              <Spinner className="size-7" label={texts.busy(state.percent)} />
            </span>
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <PickButton
            upload={upload}
            wanted="image"
            offers="image"
            label={label}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken px-4 text-base font-semibold hover:bg-line"
          >
            <ImagePlus aria-hidden="true" className="size-4.5" />
            {label}
          </PickButton>
          {shown !== null && (
            <Button look="ghost" icon={<Trash2 aria-hidden="true" className="size-4.5" />} onClick={handleRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      {upload.refusal !== null && <Notice tone="danger">{upload.refusal}</Notice>}
      {state.step === 'failed' && <Notice tone="danger">{state.problem}</Notice>}
    </div>
  );
};
