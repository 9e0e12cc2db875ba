import { ALT_MAX } from '@wagram/contract/posts';
import { ScanEye } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, inputClass } from '#ui';
import { texts } from './texts.ts';

interface AltProps {
  readonly alt: string;
  readonly onChange: (alt: string) => void;
}

const Prompt = ({ alt, onOpen }: { readonly alt: string; readonly onOpen: () => void }) => (
  <button
    type="button"
    onClick={onOpen}
    className="group flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start text-sm transition-colors duration-150 hover:bg-sunken"
  >
    <ScanEye aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
    <span className="min-w-0 flex-1 truncate">
      {alt === '' ? (
        <>
          <span className="font-semibold text-accent-ink">{texts.altAdd}</span>
          <span className="text-ink-3 max-sm:hidden"> {texts.altWhy}</span>
        </>
      ) : (
        <span className="text-ink-2">{alt}</span>
      )}
    </span>
    {alt !== '' && <span className="font-semibold text-accent-ink">{texts.altEdit}</span>}
  </button>
);

/** Words for people who cannot see the picture. Asked for once, gently; a post goes out without them too. */
export const ComposerAlt = ({ alt, onChange }: AltProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isOpen) return <Prompt alt={alt} onOpen={() => setOpen(true)} />;
  return (
    <div className="animate-fade">
      <label htmlFor={id} className="text-sm font-semibold">
        {texts.alt}
      </label>
      <p className="text-sm text-ink-3">{texts.altWhy}</p>
      <textarea
        id={id}
        value={alt}
        rows={2}
        maxLength={ALT_MAX}
        dir="auto"
        autoFocus
        placeholder={texts.altPlaceholder}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass(false)} mt-2 resize-none py-2.5`}
      />
      <div className="mt-2 flex justify-end">
        <Button look="soft" size="sm" onClick={() => setOpen(false)}>
          {texts.altDone}
        </Button>
      </div>
    </div>
  );
};
