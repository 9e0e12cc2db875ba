import type { ReactNode } from 'react';
import { Markdown } from '#assistant';
import { useDocument } from '#help';
import { ErrorState, Skeleton, TabLinks } from '#ui';
import { texts } from '../texts.ts';

export interface Chapter {
  readonly title: string;
  readonly text: readonly string[];
}

const words = texts.documents;

const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <article>
    <TabLinks
      label={words.label}
      tabs={[
        { to: '/terms', text: words.terms },
        { to: '/privacy', text: words.privacy },
      ]}
    />
    <div className="px-5 py-8 wide:px-8">{children}</div>
  </article>
);

interface DocumentProps {
  readonly name: 'terms' | 'privacy';
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

/** Terms and Privacy: the same sheet of paper, two texts, either of which the operator may bring. */
export const Document = ({ name, title, lead, chapters }: DocumentProps) => {
  const own = useDocument(name);
  if (own.isOwn)
    return (
      <Sheet>
        <h1 className="mb-5 text-3xl font-bold tracking-[-0.03em]">{title}</h1>
        {own.isError && <ErrorState onRetry={() => void own.refetch()} />}
        {own.isPending && <Skeleton className="h-64 w-full" />}
        {typeof own.data === 'string' && <Markdown text={own.data} className="text-ink-2" />}
      </Sheet>
    );
  return (
    <Sheet>
      <h1 className="text-3xl font-bold tracking-[-0.03em]">{title}</h1>
      <p className="mt-1.5 text-sm text-ink-3">{words.updated}</p>
      <p className="mt-5 text-lg text-ink-2">{lead}</p>
      {chapters.map((chapter) => (
        <section key={chapter.title} className="mt-8">
          <h2 className="text-xl font-semibold tracking-tight">{chapter.title}</h2>
          {chapter.text.map((paragraph) => (
            <p key={paragraph} className="mt-2.5 text-ink-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Sheet>
  );
};
