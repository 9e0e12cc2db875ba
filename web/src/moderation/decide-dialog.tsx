import type { AppealId } from '@wagram/contract/kernel';
import { DECISION_REASON_MAX, type TargetId } from '@wagram/contract/moderation';
import { useId, useState } from 'react';
import { idFrom, isAskError } from '#kernel';
import { Button, closeDialog, Dialog, inputClass, Notice, useDialogSubject } from '#ui';
import { useAnswerAppeal, useDecide } from './api.ts';
import type { DecisionAction, ModerationTarget } from './api.ts';
import { texts } from './texts-queue.ts';

interface ReasonProps {
  readonly value: string;
  readonly quick: readonly string[];
  readonly hint: string;
  readonly onChange: (reason: string) => void;
}

const Reason = ({ value, quick, hint, onChange }: ReasonProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {texts.reason}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        required
        autoFocus
        value={value}
        maxLength={DECISION_REASON_MAX}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass(false)} resize-none py-3`}
      />
      <p id={`${id}-about`} className="mt-1.5 text-sm text-ink-3">
        {hint}
      </p>
      <div role="group" aria-label={texts.quickLabel} className="mt-3 flex flex-wrap gap-2">
        {quick.map((words) => (
          <button
            key={words}
            type="button"
            onClick={() => onChange(words)}
            className="min-h-9 rounded-full border border-line px-3.5 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink"
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
};

interface FormProps {
  readonly title: string;
  readonly about: string;
  readonly submit: string;
  readonly quick: readonly string[];
  readonly hint: string;
  readonly isHard: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (reason: string) => void;
}

const ReasonForm = ({ title, about, submit, quick, hint, isHard, isBusy, error, onSubmit }: FormProps) => {
  const [reason, setReason] = useState('');
  return (
    <Dialog title={title} description={about} onClose={closeDialog}>
      <form
        className="flex flex-col gap-5 px-6 pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(reason.trim());
        }}
      >
        {error !== null && <Notice tone="danger">{isAskError(error) ? error.message : texts.decideFailed}</Notice>}
        <Reason value={reason} quick={quick} hint={hint} onChange={setReason} />
        <div className="flex gap-3 pb-1">
          <Button look="soft" className="flex-1" onClick={closeDialog}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            look={isHard ? 'danger' : 'primary'}
            className="flex-1"
            disabled={reason.trim() === ''}
            isBusy={isBusy}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

const AnswerDialog = ({ appeal, answer }: { readonly appeal: AppealId; readonly answer: 'grant' | 'refuse' }) => {
  const { mutate, isPending, error } = useAnswerAppeal(closeDialog);
  const isGranted = answer === 'grant';
  return (
    <ReasonForm
      title={isGranted ? texts.grantTitle : texts.refuseTitle}
      about={isGranted ? texts.grantAbout : texts.refuseAbout}
      submit={isGranted ? texts.grant : texts.refuse}
      quick={isGranted ? texts.quick.takeBack : texts.quick.refuse}
      hint={texts.reasonHint}
      isHard={false}
      isBusy={isPending}
      error={error}
      onSubmit={(reason) => mutate({ appeal_id: appeal, answer, reason })}
    />
  );
};

const quickFor = (action: DecisionAction): readonly string[] => {
  if (action === 'dismiss') return texts.quick.dismiss;
  return action === 'hide' || action === 'suspend' ? texts.quick.act : texts.quick.takeBack;
};

interface CaseDialogProps {
  readonly target: ModerationTarget;
  readonly id: TargetId;
  readonly action: DecisionAction;
}

const CaseDialog = ({ target, id, action }: CaseDialogProps) => {
  const { mutate, isPending, error } = useDecide(closeDialog);
  return (
    <ReasonForm
      title={texts.title(action, target)}
      about={action === 'hide' && target === 'group' ? texts.hideGroup : texts.explain[action]}
      submit={texts.act[action]}
      quick={quickFor(action)}
      hint={action === 'dismiss' ? texts.reasonKept : texts.reasonHint}
      isHard={action === 'suspend'}
      isBusy={isPending}
      error={error}
      onSubmit={(reason) => mutate({ target, target_id: id, action, reason })}
    />
  );
};

/** Opened with { target, id, action }, or with { appeal, answer }. A decision has a reason, or it is none. */
export const DecideDialog = () => {
  const subject = useDialogSubject() as Partial<Record<string, string>>;
  if (subject['appeal'] !== undefined)
    return (
      <AnswerDialog appeal={idFrom(subject['appeal'])} answer={subject['answer'] === 'grant' ? 'grant' : 'refuse'} />
    );
  const { target = 'post', action = 'dismiss', id } = subject;
  return <CaseDialog target={target as ModerationTarget} id={idFrom(id)} action={action as DecisionAction} />;
};
