import type { ModerationLogId } from '@wagram/contract/kernel';
import { APPEAL_MAX } from '@wagram/contract/moderation';
import { useId, useState } from 'react';
import { isAskError } from '#kernel';
import { Button, inputClass, Notice, toast } from '#ui';
import { useAppeal } from './api.ts';
import { texts } from './texts-author.ts';

interface AppealFormProps {
  readonly decisionId: ModerationLogId;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** Once for each decision, so there is room to say it. */
export const AppealForm = ({ decisionId, onDone, onCancel }: AppealFormProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useAppeal(() => {
    toast(texts.appealSent, 'good');
    onDone();
  });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ decision_id: decisionId, text: text.trim() });
      }}
    >
      {error !== null && <Notice tone="danger">{isAskError(error) ? error.message : texts.appealFailed}</Notice>}
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {texts.appealField}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={4}
          value={text}
          maxLength={APPEAL_MAX}
          onChange={(event) => setText(event.target.value)}
          className={`${inputClass(false)} resize-none py-3`}
        />
      </div>
      <div className="flex gap-3">
        {onCancel !== undefined && (
          <Button look="soft" className="flex-1" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" className="flex-1" disabled={text.trim() === ''} isBusy={isPending}>
          {texts.appealSend}
        </Button>
      </div>
    </form>
  );
};
