import { Camera, Megaphone, Trash2, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PickButton, useUpload } from '#media';
import { Avatar, Button, Notice, Spinner } from '#ui';
import { texts } from './texts.ts';

const words = texts.fields;

interface PhotoFieldProps {
  readonly name: string;
  readonly kind: 'group' | 'channel';
  readonly url: string | null;
  readonly onChange: (url: string | null) => void;
}

/** A picture for the group; the one that is kept is the server's, so it survives a reload. */
export const PhotoField = ({ name, kind, url, onChange }: PhotoFieldProps) => {
  const upload = useUpload('avatar');
  const { media, state } = upload;
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (media !== null) tell.current(media.url);
  }, [media]);
  const shown = 'preview' in state && state.step !== 'failed' ? state.preview : url;
  const Empty = kind === 'group' ? UsersRound : Megaphone;
  const remove = () => {
    upload.reset();
    onChange(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span className="relative shrink-0">
          {shown === null ? (
            <span className="inline-flex size-24 items-center justify-center rounded-full border-2 border-dashed border-line-strong bg-sunken text-ink-3">
              <Empty aria-hidden="true" className="size-9" />
            </span>
          ) : (
            <Avatar name={name === '' ? '?' : name} url={shown} size={96} />
          )}
          {state.step === 'uploading' && (
            <span className="absolute inset-0 inline-flex items-center justify-center rounded-full bg-black/50 text-white">
              <Spinner className="size-7" label={words.photoBusy(state.percent)} />
            </span>
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <PickButton
            upload={upload}
            wanted="image"
            offers="image"
            label={shown === null ? words.addPhoto : words.changePhoto}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken px-4 text-base font-semibold hover:bg-line"
          >
            <Camera aria-hidden="true" className="size-4.5" />
            {shown === null ? words.addPhoto : words.changePhoto}
          </PickButton>
          {shown !== null && (
            <Button look="ghost" icon={<Trash2 aria-hidden="true" className="size-4.5" />} onClick={remove}>
              {words.removePhoto}
            </Button>
          )}
        </div>
      </div>
      {upload.refusal !== null && <Notice tone="danger">{upload.refusal}</Notice>}
      {state.step === 'failed' && <Notice tone="danger">{state.problem}</Notice>}
    </div>
  );
};
