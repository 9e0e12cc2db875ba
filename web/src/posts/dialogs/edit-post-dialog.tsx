import type { PostId } from '@wagram/contract/kernel';
import { countGraphemes } from '@wagram/contract/kernel';
import { POST_MAX, postCalls, type PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask, idFrom, reasonOf } from '#kernel';
import { Button, closeDialog, Dialog, Notice, toast, useDialogSubject } from '#ui';
import { ComposerCounter } from '../composer/counter.tsx';
import { ComposerField } from '../composer/field.tsx';
import { texts } from '../composer/texts.ts';
import { ComposerWarning } from '../composer/warning.tsx';
import { patchPost, useKnownPost } from '../card/text/entities.ts';
import { tellOtherTabs } from '../tabs.ts';

const words = texts.edit;
const WARN_AT = 200;

const useEdit = (post: PostView) => {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (content: string, warning: string | null): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { post: now } = await ask(postCalls.editPost, { post_id: post.id, content, warning });
      patchPost(client, post.id, () => now);
      tellOtherTabs(post.id, now);
      closeDialog();
      toast(words.done, 'good');
    } catch (cause) {
      setProblem(reasonOf(cause, words.failed));
      setBusy(false);
    }
  };
  return { save, problem, isBusy };
};

const EditForm = ({ post }: { readonly post: PostView }) => {
  const [text, setText] = useState(post.content);
  const [warning, setWarning] = useState(post.warning);
  const field = useRef<HTMLTextAreaElement | null>(null);
  const { save, problem, isBusy } = useEdit(post);
  const used = countGraphemes(text);
  const isChanged = text.trim() !== post.content || warning !== post.warning;
  const canSave = isChanged && used <= POST_MAX && !isBusy;
  const submit = () => {
    if (canSave) void save(text, warning);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex flex-col gap-4 px-6 pt-3">
        <p className="text-sm text-ink-3">{words.about}</p>
        <ComposerField
          field={field}
          value={text}
          onChange={setText}
          onSubmit={submit}
          label={texts.label}
          placeholder={texts.placeholder}
          rows={4}
          isLocked={isBusy}
          isInvalid={used > POST_MAX}
        />
        {warning !== null && (
          <ComposerWarning warning={warning} onChange={setWarning} onRemove={() => setWarning(null)} />
        )}
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
      </div>
      <div className="mt-4 flex items-center justify-end gap-3 border-t border-line px-6 py-4">
        <ComposerCounter used={used} max={POST_MAX} warnAt={WARN_AT} />
        <Button look="ghost" onClick={closeDialog} disabled={isBusy}>
          {texts.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy} disabled={!canSave} className="min-w-24">
          {words.save}
        </Button>
      </div>
    </form>
  );
};

/** SOC-05: for an hour. What it said before stays readable. */
export const EditPostDialog = () => {
  const post = useKnownPost(idFrom<PostId>(useDialogSubject()['post']));
  return (
    <Dialog title={words.title} width="wide" onClose={closeDialog}>
      {post !== null && <EditForm post={post} />}
    </Dialog>
  );
};
