import type { PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { idFrom, reasonOf } from '#kernel';
import { useKnownPost } from '#posts';
import { Button, closeDialog, Dialog, Notice, toast, useDialogSubject } from '#ui';
import { AltField, isAltOver } from './alt-field.tsx';
import { CaptionsField } from './captions-field.tsx';
import type { ChosenCaptions } from './captions-field.tsx';
import { altOf, describeVideo } from './describe.ts';
import { texts } from '../texts.ts';

const words = texts.describe;

const useDescription = (post: PostView) => {
  const client = useQueryClient();
  const [alt, setAlt] = useState(altOf(post));
  const [kept, setKept] = useState(post.media?.captions?.language ?? null);
  const [chosen, setChosen] = useState<ChosenCaptions | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Absent: as they were. */
  const changed = () => {
    if (chosen !== null) return { captions: { language: chosen.language, webvtt: chosen.webvtt } };
    return kept === null && post.media?.captions !== undefined ? { captions: null } : {};
  };
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await describeVideo(client, post.id, { alt, ...changed() });
      closeDialog();
      toast(words.saved);
    } catch (cause) {
      setProblem(reasonOf(cause, words.failed));
      setBusy(false);
    }
  };
  const remove = () => (chosen === null ? setKept(null) : setChosen(null));
  return { alt, setAlt, kept, chosen, setChosen, remove, isBusy, problem, save };
};

const Form = ({ post }: { readonly post: PostView }) => {
  const { alt, setAlt, kept, chosen, setChosen, remove, isBusy, problem, save } = useDescription(post);
  return (
    <form
      className="flex flex-col gap-5 px-6 pt-5 pb-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AltField alt={alt} isBusy={isBusy} onChange={setAlt} />
      <CaptionsField chosen={chosen} kept={kept} isBusy={isBusy} onChange={setChosen} onRemove={remove} />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" isBusy={isBusy} disabled={isAltOver(alt)} className="self-end">
        {words.save}
      </Button>
    </form>
  );
};

/** STG-03: what one's own video says to those who cannot see or hear it. */
export const DescribeVideoDialog = () => {
  const post = useKnownPost(idFrom<PostId>(useDialogSubject()['post']));
  return (
    <Dialog title={words.title} width="wide" onClose={closeDialog}>
      {post !== null && <Form post={post} />}
    </Dialog>
  );
};
