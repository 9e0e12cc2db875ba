import { Switch as RadixSwitch } from 'radix-ui';
import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Switch = ({ label, hint, isOn, onChange }: SwitchProps) => {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-base font-medium">
      {hint === undefined ? (
        label
      ) : (
        <span className="min-w-0">
          {label}
          <span id={hintId} className="block text-sm font-normal text-ink-2">
            {hint}
          </span>
        </span>
      )}
      <RadixSwitch.Root
        {...(hint === undefined ? {} : { 'aria-label': label, 'aria-describedby': hintId })}
        checked={isOn}
        onCheckedChange={onChange}
        className="relative inline-flex h-7 w-12 shrink-0 items-center rounded-full bg-line-strong transition-colors duration-150 data-[state=checked]:bg-accent"
      >
        <RadixSwitch.Thumb className="block size-5.5 translate-x-[3px] rounded-full bg-white shadow transition-transform duration-150 data-[state=checked]:translate-x-[23px] rtl:-translate-x-[3px] rtl:data-[state=checked]:-translate-x-[23px]" />
      </RadixSwitch.Root>
    </label>
  );
};
