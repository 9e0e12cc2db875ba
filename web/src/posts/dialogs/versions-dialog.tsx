import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '@wagram/contract/kernel';
import type { PostVersion } from '@wagram/contract/posts';
import { useQuery } from '@tanstack/react-query';
import { ask, idFrom } from '#kernel';
import { closeDialog, Dialog, ErrorState, fullTime, Skeleton, useDialogSubject } from '#ui';
import { useViewerId } from '../api.ts';
import { useKnownPost } from '../card/text/entities.ts';
import { FacetText } from '../card/text/facet-text.tsx';
import { texts } from '../texts.ts';

const words = texts.versions;

interface ReadProps extends Pick<PostVersion, 'content' | 'facets' | 'warning'> {
  readonly heading: string;
}

const Read = ({ heading, content, facets, warning }: ReadProps) => (
  <li className="border-s-2 border-line ps-4">
    <p className="text-sm text-ink-3">{heading}</p>
    {warning !== null && <p className="mt-1 text-sm text-ink-2">{texts.warning.of(warning)}</p>}
    <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
      <FacetText text={content} facets={facets} />
    </p>
  </li>
);

/** SOC-05: what a post says, and what it said before each edit. */
export const VersionsDialog = () => {
  const id = idFrom<PostId>(useDialogSubject()['post']);
  const post = useKnownPost(id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['versions', id, post?.edited_at ?? null, useViewerId() ?? null],
    queryFn: ({ signal }) => ask(postCalls.listVersions, { post_id: id }, { signal }),
  });
  return (
    <Dialog title={words.title} onClose={closeDialog}>
      <div className="max-h-[65dvh] min-h-32 overflow-y-auto px-6 py-4">
        {isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <Skeleton className="h-24 w-full" />}
        {data !== undefined && (
          <ol className="flex flex-col gap-5">
            {post !== null && <Read heading={words.now} {...post} />}
            {data.versions.map((version) => (
              <Read key={version.until} heading={words.until(fullTime(version.until))} {...version} />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
};
