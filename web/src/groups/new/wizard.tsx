import type { GroupKind } from '@wagram/contract/groups';
import type { MemberId } from '@wagram/contract/kernel';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { Button, classes, IconButton, Notice } from '#ui';
import { LAST_STEP } from './draft.ts';
import { AboutFields, ReachFields } from './group-fields.tsx';
import { texts } from '../texts.ts';
import { ToggleList } from './toggle-list.tsx';
import { useWizard } from './use-wizard.ts';
import type { Wizard } from './use-wizard.ts';

const words = texts.wizard;

const Progress = ({ step }: { readonly step: number }) => (
  <ol aria-label={words.step(step, LAST_STEP)} className="grid grid-cols-3 gap-2 px-4 pt-3 wide:px-6">
    {words.steps.map((name, index) => (
      <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
        <span
          className={classes(
            'block h-1 rounded-full transition-colors duration-200',
            index < step ? 'bg-accent' : 'bg-line',
          )}
        />
        <span className={classes('mt-1.5 block text-xs font-medium', index + 1 === step ? 'text-ink' : 'text-ink-3')}>
          {name}
        </span>
      </li>
    ))}
  </ol>
);

const Step = ({ wizard: { step, draft, errors, change } }: { readonly wizard: Wizard }) => {
  const fields = { draft, errors, onChange: change };
  if (step === 1) return <AboutFields {...fields} />;
  if (step === 2) return <ReachFields {...fields} />;
  return <ToggleList kind={draft.kind} values={draft} onChange={(toggle, isOn) => change({ [toggle]: isOn })} />;
};

/** Each step begins at its top, and screen readers hear which one it is. */
const useStepFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
};

interface WizardProps {
  readonly owner: MemberId;
  readonly kind: GroupKind;
}

/** GRP-02. */
export const GroupWizard = ({ owner, kind }: WizardProps) => {
  const wizard = useWizard(owner, kind);
  const { step } = wizard;
  const heading = useStepFocus(step);
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    wizard.next();
    window.requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      className="flex min-h-[calc(100dvh-var(--strip)-4rem)] flex-col"
    >
      <header className="flex items-center gap-1 pe-4 pt-2 ps-1 wide:ps-3 wide:pe-6">
        <IconButton label={words.back} onClick={wizard.back}>
          <ArrowLeft aria-hidden="true" className="size-5.5 rtl:rotate-180" />
        </IconButton>
        <h1 className="min-w-0 flex-1 truncate text-xl font-bold tracking-tight">{words.titles[kind]}</h1>
        <Button look="ghost" size="sm" onClick={wizard.startOver}>
          {words.startOver}
        </Button>
      </header>
      <Progress step={step} />
      <div className="flex flex-1 flex-col gap-6 px-4 pt-6 pb-8 wide:px-6">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
          {words.leads[kind][step - 1]}
        </h2>
        <Step wizard={wizard} />
        {wizard.problem !== null && <Notice tone="danger">{wizard.problem}</Notice>}
      </div>
      <footer className="sticky bottom-0 flex gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] wide:bg-surface wide:px-6">
        <Button look="soft" className="flex-1" onClick={wizard.back}>
          {words.back}
        </Button>
        <Button type="submit" className="flex-[2]" isBusy={wizard.isBusy}>
          {step === LAST_STEP ? words.finish[kind] : words.next}
        </Button>
      </footer>
    </form>
  );
};
