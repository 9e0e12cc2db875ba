import type { FaqEntry } from '@wagram/contract/help';
import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { getBrand } from '#kernel';
import { inputClass } from '#ui';
import { findEntries } from './find-entries.ts';
import { texts } from './texts.ts';

const words = texts.faq;

const Answer = ({ entry }: { readonly entry: FaqEntry }) => (
  <details className="group border-t border-line first:border-t-0">
    <summary className="flex min-h-13 items-center justify-between gap-4 px-4 py-3 text-base font-semibold marker:content-none hover:bg-sunken [&::-webkit-details-marker]:hidden">
      {entry.question}
      <ChevronDown
        aria-hidden="true"
        className="size-4.5 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <p className="px-4 pb-4 text-base text-ink-2">{entry.answer}</p>
  </details>
);

export const FaqList = () => {
  const [query, setQuery] = useState('');
  const found = findEntries(words.entries(getBrand()), query);
  return (
    <section aria-labelledby="faq" className="flex flex-col gap-3">
      <h2 id="faq" className="text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      <label className="relative block">
        <span className="sr-only">{words.search}</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 size-4.5 -translate-y-1/2 text-ink-3"
        />
        <input
          type="search"
          value={query}
          placeholder={words.search}
          onChange={(event) => setQuery(event.target.value)}
          className={`${inputClass(false)} ps-11`}
        />
      </label>
      <p role="status" className="sr-only">
        {query.trim() === '' ? '' : words.found(found.length)}
      </p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {found.map((entry) => (
          <Answer key={entry.question} entry={entry} />
        ))}
        {found.length === 0 && <p className="px-4 py-6 text-center text-base text-ink-2">{words.none}</p>}
      </div>
    </section>
  );
};
