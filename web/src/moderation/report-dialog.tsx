import { moderationCalls, REPORT_NOTE_MAX, REPORT_REASONS, type TargetId } from '@wagram/contract/moderation';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ask, idFrom, isAskError } from '#kernel';
import { Button, closeDialog, Dialog, inputClass, Notice, toast, useDialogSubject } from '#ui';
import { texts } from './texts.ts';

type Reason = (typeof REPORT_REASONS)[number];
type Kind = keyof typeof texts.title;
type Target = Exclude<Kind, 'channel'>;

interface ReasonsProps {
  readonly chosen: Reason | null;
  readonly onChoose: (reason: Reason) => void;
}

const Reasons = ({ chosen, onChoose }: ReasonsProps) => (
  <fieldset className="-mx-3 flex flex-col">
    <legend className="sr-only">{texts.reason}</legend>
    {REPORT_REASONS.map((reason) => (
      <label
        key={reason}
        className="flex min-h-13 cursor-pointer items-center gap-3.5 rounded-xl px-3 py-1.5 hover:bg-sunken has-checked:bg-accent-soft"
      >
        <input
          type="radio"
          name="reason"
          value={reason}
          checked={chosen === reason}
          onChange={() => onChoose(reason)}
          className="size-5 shrink-0 accent-(--accent)"
        />
        <span className="min-w-0">
          <span className="block text-base font-semibold">{texts.reasons[reason][0]}</span>
          <span className="block text-sm text-ink-2">{texts.reasons[reason][1]}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

interface NoteProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
}

const Note = ({ value, onChange }: NoteProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {texts.note}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        value={value}
        maxLength={REPORT_NOTE_MAX}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass(false)} resize-none py-3`}
      />
    </div>
  );
};

interface Subject {
  readonly target?: Target;
  readonly id?: string;
  /** What people call it, where that is another word. */
  readonly kind?: Kind;
}

/** Another place that may be told, too. */
interface Too {
  readonly label: string;
  readonly hint: string;
  readonly tell: (target: 'post' | 'comment' | 'member', id: TargetId, note: string) => Promise<unknown>;
}

interface TooProps {
  readonly too: Too;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const TellToo = ({ too, isOn, onChange }: TooProps) => (
  <label className="flex cursor-pointer items-start gap-3.5">
    <input
      type="checkbox"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
      className="mt-0.5 size-5 shrink-0 accent-(--accent)"
    />
    <span className="min-w-0">
      <span className="block text-base font-medium wrap-anywhere">
        <bdi>{too.label}</bdi>
      </span>
      <span className="block text-sm text-ink-2">{too.hint}</span>
    </span>
  </label>
);

const hasOther = (target: Target): target is 'post' | 'comment' | 'member' =>
  target === 'post' || target === 'comment' || target === 'member';

/** POST-15, D13: for everyone, signed in or not; it reaches the operators' queue. */
export const ReportDialog = ({ too = null }: { readonly too?: Too | null }) => {
  const { target = 'post', id, kind = target } = useDialogSubject() as Subject;
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [isToldToo, setToldToo] = useState(false);
  const report = useMutation({
    mutationFn: async (why: Reason) => {
      const targetId = idFrom<TargetId>(id);
      await ask(moderationCalls.createReport, { target, target_id: targetId, reason: why, note: note.trim() });
      if (too !== null && isToldToo && hasOther(target)) await too.tell(target, targetId, note.trim());
    },
    onSuccess: () => {
      closeDialog();
      toast(texts.sent, 'good');
    },
  });
  const { error } = report;
  return (
    <Dialog
      title={texts.title[kind]}
      description={kind === 'message' ? texts.aboutMessage : texts.about}
      onClose={closeDialog}
    >
      <form
        className="flex flex-col gap-4 px-6 pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== null) report.mutate(reason);
        }}
      >
        {error !== null && <Notice tone="danger">{isAskError(error) ? error.message : texts.failed}</Notice>}
        <Reasons chosen={reason} onChoose={setReason} />
        {reason !== null && <Note value={note} onChange={setNote} />}
        {reason !== null && too !== null && <TellToo too={too} isOn={isToldToo} onChange={setToldToo} />}
        <div className="flex gap-3 pb-1">
          <Button look="soft" className="flex-1" onClick={closeDialog}>
            {texts.cancel}
          </Button>
          <Button type="submit" className="flex-1" disabled={reason === null} isBusy={report.isPending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
