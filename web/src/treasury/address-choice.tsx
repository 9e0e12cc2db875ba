import { isAddress } from '@wagram/contract/chain';
import { useId } from 'react';
import { shortAddress } from '#chain';
import { Button, Field } from '#ui';
import { texts } from './texts.ts';

const words = texts.to;

interface AddressChoiceProps {
  readonly own: string;
  /** What was pasted; null: their own. */
  readonly other: string | null;
  readonly onChange: (other: string | null) => void;
}

/** Where it goes: their own wallet, unless they say another. */
export const AddressChoice = ({ own, other, onChange }: AddressChoiceProps) => {
  const id = useId();
  if (other !== null) {
    return (
      <div className="flex flex-col gap-2">
        <Field
          label={words.address}
          placeholder={words.placeholder}
          value={other}
          error={other === '' || isAddress(other) ? undefined : words.wrong}
          hint={words.hint}
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          className="font-mono"
          onChange={(text) => onChange(text.trim())}
        />
        <Button look="soft" size="sm" className="min-h-11 self-start" onClick={() => onChange(null)}>
          {words.useOwn}
        </Button>
      </div>
    );
  }
  return (
    <div role="group" aria-labelledby={id} className="flex min-h-11 items-center justify-between gap-3">
      <div className="min-w-0">
        <p id={id} className="text-sm font-semibold">
          {words.label}
        </p>
        <p className="flex flex-wrap gap-x-2 text-base">
          {words.own}
          <span dir="ltr" title={own} className="font-mono text-ink-2">
            {shortAddress(own)}
          </span>
        </p>
      </div>
      <Button look="soft" size="sm" className="min-h-11" aria-label={words.changeLabel} onClick={() => onChange('')}>
        {words.change}
      </Button>
    </div>
  );
};
