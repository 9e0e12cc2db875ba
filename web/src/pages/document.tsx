import { TabLinks } from '#ui';
import { texts } from './texts.ts';

export interface Chapter {
  readonly title: string;
  readonly text: readonly string[];
}

const words = texts.documents;

/** Terms and Privacy: the same sheet of paper, two texts. */
export const Document = ({
  title,
  lead,
  chapters,
}: {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}) => (
  <article>
    <TabLinks
      label={words.label}
      tabs={[
        { to: '/terms', text: words.terms },
        { to: '/privacy', text: words.privacy },
      ]}
    />
    <div className="px-5 py-8 wide:px-8">
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
    </div>
  </article>
);
