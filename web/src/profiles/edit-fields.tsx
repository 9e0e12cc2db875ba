import { countGraphemes } from '@wagram/contract/kernel';
import { BIO_MAX } from '@wagram/contract/members';
import { Camera, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Avatar, Button, classes, FieldFrame, inputClass, Notice } from '#ui';
import { PictureCrop } from './picture-crop.tsx';
import type { Cut } from './picture-crop.tsx';
import { texts } from './texts.ts';

const words = texts.editor;

interface BioProps {
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** BZ-06: counted as the server counts. */
export const BioField = ({ name, value, error, onChange }: BioProps) => {
  const id = useId();
  const used = countGraphemes(value);
  const over = used > BIO_MAX ? words.over(used - BIO_MAX) : undefined;
  return (
    <FieldFrame
      id={id}
      label={words.bio}
      error={over ?? error}
      hint={words.bioHint}
      aside={
        <span className={classes('figures text-sm', over === undefined ? 'text-ink-3' : 'font-semibold text-coral')}>
          {words.count(used, BIO_MAX)}
        </span>
      }
    >
      <textarea
        id={id}
        name={name}
        dir="auto"
        rows={3}
        value={value}
        aria-invalid={(over ?? error) !== undefined || undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
        className={classes(inputClass((over ?? error) !== undefined), 'resize-none py-3')}
      />
    </FieldFrame>
  );
};

interface AvatarFieldProps {
  readonly name: string;
  readonly url: string | null;
  readonly onChange: (dataUrl: string | null) => void;
  /** While a picture is being cut: what Save would take; undefined when none is. */
  readonly onCut: (cut: Cut | undefined) => void;
}

interface PictureProps extends Omit<AvatarFieldProps, 'onChange' | 'onCut'> {
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** The picture as it is, with the ways to change it. */
const Picture = ({ name, url, onPick, onRemove }: PictureProps) => {
  const input = useRef<HTMLInputElement>(null);
  const icon = 'size-4.5';
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} url={url} size={80} />
      <div className="flex flex-wrap gap-2">
        <Button look="soft" size="sm" icon={<Camera className={icon} />} onClick={() => input.current?.click()}>
          {words.change}
        </Button>
        {url !== null && (
          <Button look="ghost" size="sm" icon={<Trash2 className={icon} />} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={words.avatar}
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </div>
  );
};

export const AvatarField = ({ name, url, onChange, onCut }: AvatarFieldProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const finish = (change: () => void) => () => {
    change();
    setFile(null);
    onCut(undefined);
  };
  if (file === null) {
    const handlePick = (picked: File) => {
      setUnreadable(false);
      setFile(picked);
    };
    return (
      <div className="flex flex-col gap-3">
        {isUnreadable && <Notice tone="danger">{texts.crop.unreadable}</Notice>}
        <Picture name={name} url={url} onPick={handlePick} onRemove={() => onChange(null)} />
      </div>
    );
  }
  return (
    <PictureCrop
      key={`${file.name} ${file.lastModified}`}
      file={file}
      onUse={(dataUrl) => finish(() => onChange(dataUrl))()}
      onCut={onCut}
      onCancel={finish(() => undefined)}
      onUnreadable={finish(() => setUnreadable(true))}
    />
  );
};
