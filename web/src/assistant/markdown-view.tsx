import { useMemo } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui';
import { parseMarkdown, type Block, type Inline } from './markdown.ts';

const LINK =
  'font-medium text-accent-ink underline decoration-accent-ink/40 underline-offset-2 hover:decoration-accent-ink';

const InlineView = ({ inline }: { readonly inline: Inline }) => {
  if (inline.kind === 'bold') return <strong className="font-semibold">{inline.text}</strong>;
  if (inline.kind === 'italic') return <em>{inline.text}</em>;
  if (inline.kind === 'code')
    return <code className="rounded-md bg-sunken px-1.5 py-0.5 font-mono text-[0.875em]">{inline.text}</code>;
  if (inline.kind !== 'link') return inline.text;
  if (inline.isOwn)
    return (
      <Link to={inline.to} className={LINK}>
        {inline.text}
      </Link>
    );
  return (
    <a href={inline.to} target="_blank" rel="noopener noreferrer nofollow ugc" className={LINK}>
      {inline.text}
    </a>
  );
};

const Inlines = ({ inlines }: { readonly inlines: readonly Inline[] }) =>
  // A text is drawn again as a whole, so that places are names enough.
  inlines.map((inline, place) => <InlineView key={place} inline={inline} />);

const HEADINGS = { 1: 'text-xl font-bold', 2: 'text-lg font-semibold', 3: 'text-base font-semibold' } as const;

const BlockView = ({ block }: { readonly block: Block }) => {
  if (block.kind === 'code')
    return (
      <pre className="overflow-x-auto rounded-field bg-sunken px-4 py-3 font-mono text-sm" tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    );
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List
        {...(block.isOrdered ? { start: block.start } : {})}
        className={classes('flex flex-col gap-1 ps-6', block.isOrdered ? 'list-decimal' : 'list-disc')}
      >
        {block.items.map((item, place) => (
          <li key={place}>
            <Inlines inlines={item} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === 'heading') {
    const Heading = `h${block.level + 1}` as 'h2' | 'h3' | 'h4';
    return (
      <Heading className={classes('mt-1 tracking-tight', HEADINGS[block.level])}>
        <Inlines inlines={block.inlines} />
      </Heading>
    );
  }
  if (block.kind === 'quote')
    return (
      <blockquote className="border-s-[3px] border-line-strong ps-4 whitespace-pre-line text-ink-2">
        <Inlines inlines={block.inlines} />
      </blockquote>
    );
  return (
    <p className="whitespace-pre-line">
      <Inlines inlines={block.inlines} />
    </p>
  );
};

/** A text of somebody else's, drawn without any of its HTML. */
export const Markdown = ({ text, className }: { readonly text: string; readonly className?: string }) => {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div dir="auto" className={classes('flex flex-col gap-3', className)}>
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </div>
  );
};
