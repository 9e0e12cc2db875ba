import { FileClock } from 'lucide-react';
import { texts } from './texts.ts';
import type { ComposerState } from './use-composer.ts';

/** What was typed and not sent is offered back, and never forced upon anyone. */
export const ComposerDraft = ({ composer }: { readonly composer: ComposerState }) => {
  const { offered, restore, discard } = composer;
  if (offered === null) return null;
  return (
    <section
      aria-label={texts.draftTitle}
      className="flex animate-fade flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-accent-soft px-4 py-2.5 text-sm"
    >
      <FileClock aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 max-sm:basis-[70%]">
        <span className="block font-semibold">{texts.draftTitle}</span>
        <bdi className="block truncate text-ink-2">
          {offered.text === '' ? texts[offered.media?.kind === 'video' ? 'video' : 'photo'] : offered.text}
        </bdi>
      </p>
      <button
        type="button"
        onClick={discard}
        className="ms-auto min-h-9 rounded-full px-2 font-medium text-ink-2 hover:text-ink"
      >
        {texts.discard}
      </button>
      <button
        type="button"
        onClick={restore}
        className="min-h-9 shrink-0 rounded-full bg-surface px-3.5 font-semibold text-accent-ink hover:brightness-95"
      >
        {texts.restore}
      </button>
    </section>
  );
};
