import { Clock, Hash, Search, X } from 'lucide-react';
import { classes } from '#ui';
import { FoundMemberLine } from './found-member.tsx';
import { forgetSearch } from './recent.ts';
import type { SearchOption } from './search-options.ts';
import { texts } from './texts.ts';

const MARK =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-2 group-aria-selected:bg-surface';

const OptionFace = ({ option }: { readonly option: SearchOption }) => {
  if (option.kind === 'person') return <FoundMemberLine member={option.member} />;
  if (option.kind === 'tag') {
    return (
      <>
        <span className={MARK}>
          <Hash aria-hidden="true" className="size-4.5" />
        </span>
        <span className="min-w-0 flex-1 truncate font-semibold">
          <bdi>#{option.tag.tag}</bdi>
        </span>
        <span className="tabular shrink-0 text-sm text-ink-3">{texts.tagPosts(option.tag.posts)}</span>
      </>
    );
  }
  const Icon = option.kind === 'recent' ? Clock : Search;
  return (
    <>
      <span className={classes(MARK, option.kind === 'posts' && 'bg-accent-soft text-accent-ink')}>
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <bdi className="min-w-0 flex-1 truncate">
        {option.kind === 'recent' ? option.words : texts.postsFor(option.words)}
      </bdi>
    </>
  );
};

interface GroupProps {
  readonly label: string;
  readonly isTitled: boolean;
  readonly options: readonly SearchOption[];
  /** Which of these is active, if one is. */
  readonly active: number;
  readonly idOf: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (option: SearchOption) => void;
}

export const OptionGroup = ({ label, isTitled, options, active, idOf, onPoint, onChoose }: GroupProps) => (
  <div role="group" aria-label={label}>
    {isTitled && (
      <p aria-hidden="true" className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-2">
        {label}
      </p>
    )}
    {options.map((option, index) => (
      <div
        key={option.kind + option.words}
        id={idOf(index)}
        role="option"
        aria-selected={index === active}
        aria-description={option.kind === 'recent' ? texts.forgetHint : undefined}
        onMouseMove={() => index !== active && onPoint(index)}
        onClick={() => onChoose(option)}
        className="group mx-2 flex min-h-13 cursor-pointer items-center gap-3 rounded-xl px-2 py-1.5 text-base aria-selected:bg-sunken"
      >
        <OptionFace option={option} />
        {option.kind === 'recent' && (
          // For the pointer; the keyboard has Delete. A list to choose from holds nothing else to press.
          <span
            aria-hidden="true"
            title={texts.forget(option.words)}
            onClick={(event) => {
              event.stopPropagation();
              forgetSearch(option.words);
            }}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-3 hover:bg-line hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" />
          </span>
        )}
      </div>
    ))}
  </div>
);
