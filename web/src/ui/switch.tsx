import { Switch as RadixSwitch } from 'radix-ui';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-base font-medium">
    {label}
    <RadixSwitch.Root
      checked={isOn}
      onCheckedChange={onChange}
      className="relative inline-flex h-7 w-12 shrink-0 items-center rounded-full bg-line-strong transition-colors duration-150 data-[state=checked]:bg-accent"
    >
      <RadixSwitch.Thumb className="block size-5.5 translate-x-[3px] rounded-full bg-white shadow transition-transform duration-150 data-[state=checked]:translate-x-[23px]" />
    </RadixSwitch.Root>
  </label>
);
