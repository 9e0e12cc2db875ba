import { countGraphemes } from '@wagram/contract/kernel';
import { ALT_MAX } from '@wagram/contract/posts';
import { useId } from 'react';
import { classes, FieldFrame, inputClass } from '#ui';
import { Count } from '../slide/count.tsx';
import { texts } from '../texts.ts';

const words = texts.describe;

interface AltFieldProps {
  readonly alt: string;
  readonly isBusy: boolean;
  readonly onChange: (alt: string) => void;
}

export const isAltOver = (alt: string): boolean => countGraphemes(alt) > ALT_MAX;

/** STG-03: what the video shows, for those who cannot see it. */
export const AltField = ({ alt, isBusy, onChange }: AltFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.alt} hint={words.altHint} aside={<Count text={alt} max={ALT_MAX} />}>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        value={alt}
        aria-describedby={`${id}-about`}
        placeholder={words.altPlaceholder}
        disabled={isBusy}
        onChange={(event) => onChange(event.target.value)}
        className={classes(inputClass(isAltOver(alt)), 'resize-none py-3')}
      />
    </FieldFrame>
  );
};
