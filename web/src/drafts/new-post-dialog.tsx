import type { DraftView } from '@wagram/contract/drafts';
import type { DraftId, PostId } from '@wagram/contract/kernel';
import type { PostView, QuotedView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { idFrom } from '#kernel';
import { QuotedCard, useKnownPost } from '#posts';
import { closeDialog, Dialog, useDialogSubject } from '#ui';
import { findKnownDraft, useTellPosted } from './api.ts';
import { DraftComposer } from './draft-composer.tsx';
import { texts } from './texts.ts';
import { useDrafting } from './use-drafting.ts';
import { useLeaving } from './use-leaving.ts';

interface OpenedProps {
  readonly draft: DraftView | null;
  readonly quoteOf: PostId | null;
}

const Quoted = ({ id, known }: { readonly id: PostId; readonly known: QuotedView | null }) => {
  const quoted: QuotedView | null = useKnownPost(id) ?? known;
  if (quoted === null) return null;
  return (
    <div className="mt-3 overflow-hidden rounded-2xl border border-line">
      <QuotedCard quoted={quoted} />
    </div>
  );
};

const titleOf = ({ draft, quoteOf }: OpenedProps): string => {
  if (draft !== null) return draft.state === 'scheduled' ? texts.editScheduled : texts.editDraft;
  return quoteOf === null ? texts.newPost : texts.quoteTitle;
};

const Opened = (props: OpenedProps) => {
  const { draft, quoteOf } = props;
  const tellPosted = useTellPosted();
  const handleDone = (post: PostView | null) => {
    closeDialog();
    if (post !== null) tellPosted(post);
  };
  const drafting = useDrafting({ screen: 'dialog', draft, quoteOf, onDone: handleDone });
  const leaving = useLeaving(drafting);
  return (
    <Dialog title={titleOf(props)} width="wide" onClose={() => leaving.leave(closeDialog)}>
      <DraftComposer
        look="dialog"
        drafting={drafting}
        leaving={leaving}
        onLeft={closeDialog}
        {...(quoteOf === null ? {} : { quoted: <Quoted id={quoteOf} known={draft?.quoted ?? null} /> })}
      />
    </Dialog>
  );
};

/**
 * POST-09: opened, it is empty; what was left unsent is offered back. With a post to quote, that stands below the words; with
 * a draft of a list on this page, it is what was kept.
 */
export const NewPostDialog = () => {
  const client = useQueryClient();
  const { quote, draft: id } = useDialogSubject();
  const [draft] = useState(() => (id === undefined ? null : findKnownDraft(client, idFrom<DraftId>(id))));
  const quoteOf = quote === undefined ? (draft?.quote_of ?? null) : idFrom<PostId>(quote);
  return <Opened draft={draft} quoteOf={quoteOf} />;
};
