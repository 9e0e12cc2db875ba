import { useQueryClient } from '@tanstack/react-query';
import type { ConversationId, MemberId } from '@wagram/contract/kernel';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { randomId } from '#kernel';
import { postMessage } from '#messages';
import { Button, Dialog, Field, IconButton, inputClass, Notice, Switch } from '#ui';
import { answersOf, canAddAnswer, canRemoveAnswer, freshPoll, pollError } from './poll-draft.ts';
import type { PollDraft } from './poll-draft.ts';
import { texts } from '../texts.ts';

const words = texts.poll;

interface PollDialogProps {
  readonly me: MemberId;
  readonly groupId: ConversationId;
  readonly onClose: () => void;
}

interface AnswersProps {
  readonly draft: PollDraft;
  readonly onChange: (answers: readonly string[]) => void;
}

const Answers = ({ draft, onChange }: AnswersProps) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">{words.answers}</legend>
    <div className="flex flex-col gap-2">
      {draft.answers.map((text, index) => (
        <div key={index} className="flex items-center gap-1">
          <input
            dir="auto"
            value={text}
            aria-label={words.answer(index + 1)}
            placeholder={words.answer(index + 1)}
            onChange={(event) => onChange(draft.answers.with(index, event.target.value))}
            className={inputClass(false)}
          />
          {canRemoveAnswer(draft) && (
            <IconButton
              label={words.removeAnswer(index + 1)}
              onClick={() => onChange(draft.answers.toSpliced(index, 1))}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      ))}
    </div>
    {canAddAnswer(draft) && (
      <Button
        look="ghost"
        size="sm"
        className="mt-2 -ms-2"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => onChange([...draft.answers, ''])}
      >
        {words.add}
      </Button>
    )}
  </fieldset>
);

export const PollDialog = ({ me, groupId, onClose }: PollDialogProps) => {
  const client = useQueryClient();
  const [draft, setDraft] = useState(freshPoll);
  const [error, setError] = useState<string | null>(null);
  const change = (part: Partial<PollDraft>) => {
    setError(null);
    setDraft((old) => ({ ...old, ...part }));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = pollError(draft);
    if (found !== null) return setError(found);
    postMessage(client, me, {
      client_id: randomId(),
      receiver_id: groupId,
      isGroup: true,
      kind: 'poll',
      content: draft.question.trim(),
      image_url: null,
      media: null,
      duration: null,
      reply_to: null,
      poll: { options: answersOf(draft), multiple: draft.multiple },
    });
    onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5 px-6 pt-5">
        <Field
          label={words.question}
          dir="auto"
          autoComplete="off"
          placeholder={words.questionExample}
          value={draft.question}
          onChange={(question) => change({ question })}
        />
        <Answers draft={draft} onChange={(answers) => change({ answers })} />
        <Switch
          label={words.multiple}
          hint={words.multipleHint}
          isOn={draft.multiple}
          onChange={(multiple) => change({ multiple })}
        />
        {error !== null && <Notice tone="danger">{error}</Notice>}
        <div className="flex gap-3">
          <Button look="soft" className="flex-1" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" className="flex-1">
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
