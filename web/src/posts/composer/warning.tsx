import { WARNING_MAX } from '@wagram/contract/posts';
import { X } from 'lucide-react';
import { classes, IconButton, inputClass } from '#ui';
import { texts } from './texts.ts';

interface WarningProps {
  readonly warning: string;
  readonly onChange: (warning: string) => void;
  readonly onRemove: () => void;
}

/** SOC-10: what one should know before opening the post. */
export const ComposerWarning = ({ warning, onChange, onRemove }: WarningProps) => (
  <div className="flex items-center gap-1">
    <input
      value={warning}
      dir="auto"
      autoFocus
      maxLength={WARNING_MAX}
      aria-label={texts.warning.label}
      placeholder={texts.warning.placeholder}
      onChange={(event) => onChange(event.target.value)}
      className={classes(inputClass(false), 'min-h-11 flex-1')}
    />
    <IconButton label={texts.warning.remove} onClick={onRemove}>
      <X aria-hidden="true" className="size-5" />
    </IconButton>
  </div>
);
