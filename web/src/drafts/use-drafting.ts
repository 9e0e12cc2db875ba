import type { DraftView } from '@wagram/contract/drafts';
import { asId } from '@wagram/contract/kernel';
import type { DraftId, PostId } from '@wagram/contract/kernel';
import type { UploadScreen } from '@wagram/contract/media';
import type { PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '#kernel';
import { usePostComposer } from '#posts';
import type { NewPost, PostStart } from '#posts';
import { toast } from '#ui';
import { keepDraft, problemText, publishDraft, removeDraft, scheduleDraft } from './api.ts';
import { texts } from './texts.ts';
import { whenText } from './when.ts';

interface DraftingOptions {
  readonly screen: UploadScreen;
  /** What is opened again; null: something new. */
  readonly draft?: DraftView | null;
  readonly quoteOf?: PostId | null;
  readonly onDone: (post: PostView | null) => void;
}

const startOf = (draft: DraftView): PostStart => ({
  text: draft.content,
  files: draft.media.flatMap(({ kind, url, width, height, alt }) =>
    kind === 'audio' || kind === 'file' ? [] : [{ kind, url, size: null, width, height, alt: alt ?? '' }],
  ),
  poll: draft.poll,
  warning: draft.warning,
});

/** What one can read off a draft: the same before and after means that nothing was changed. */
const printOf = ({ text, files, poll, warning }: PostStart): string =>
  JSON.stringify([text, files.map(({ url, alt }) => [url, alt]), poll, warning ?? '']);

const timeOf = (draft: DraftView | null): Date | null =>
  draft?.state === 'scheduled' && draft.scheduled_for !== null ? new Date(draft.scheduled_for) : null;

/** SOC-16: the composer of posts, whose words can be kept, opened again and given a time. */
export const useDrafting = ({ screen, draft = null, quoteOf = draft?.quote_of ?? null, onDone }: DraftingOptions) => {
  const client = useQueryClient();
  const [id] = useState(() => draft?.id ?? asId<DraftId>(randomId()));
  const [start] = useState(() => (draft === null ? undefined : startOf(draft)));
  const [at, setAt] = useState(() => timeOf(draft));

  /** Something new lies on the server already: its time was refused after its words were kept. */
  const [isKept, setKept] = useState(false);

  const deliver = async (wanted: NewPost): Promise<PostView | null> => {
    await keepDraft(client, id, wanted);
    setKept(true);
    if (at === null) return publishDraft(client, id);
    if (at.getTime() !== timeOf(draft)?.getTime()) await scheduleDraft(client, id, at);
    toast(texts.goesOut(whenText(at)), 'good');
    return null;
  };
  // Something new goes out as ever, also by way of the queue without a network.
  const isPlain = draft === null && at === null && !isKept;
  const state = usePostComposer({
    screen,
    onDone,
    quoteOf,
    start,
    ...(draft === null ? {} : { place: `draft:${draft.id}` }),
    deliver: isPlain ? undefined : deliver,
    failure: at === null ? undefined : texts.notScheduled,
  });
  const { composer, extras } = state;
  const now = { text: composer.text, files: composer.media, poll: extras.poll, warning: extras.warning };
  const isWritten = !composer.isEmpty || extras.poll !== null;
  return {
    state,
    at,
    setAt,
    isOpened: draft !== null,
    /** There is something that would be lost. */
    isUnkept: isWritten && (start === undefined || printOf(now) !== printOf(start)),
    /** What was never meant to stay goes. */
    letGo: () => {
      if (draft === null && isKept) removeDraft(client, id).catch((cause: unknown) => toast(problemText(cause), 'bad'));
    },
    keep: () =>
      keepDraft(client, id, { content: now.text, pictures: now.files, quoteOf, poll: now.poll, warning: now.warning }),
  };
};

export type Drafting = ReturnType<typeof useDrafting>;
