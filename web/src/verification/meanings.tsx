import { metalOf } from '#members';
import { BadgeSeal, classes } from '#ui';
import type { Badge } from '@wagram/contract/members';
import { texts } from './texts.ts';

const words = texts.meanings;

/** What each badge stands for; the member's own is marked. */
export const Meanings = ({ own }: { readonly own: Badge | null }) => (
  <section aria-labelledby="meanings" className="flex flex-col gap-3">
    <h2 id="meanings" className="text-lg font-bold tracking-tight">
      {words.title}
    </h2>
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {words.list.map(([badge, title, hint]) => (
        <li
          key={badge}
          aria-current={badge === own ? 'true' : undefined}
          className={classes(
            'flex items-center gap-4 border-t border-line px-5 py-3.5 first:border-t-0',
            badge === own && 'bg-accent-soft',
          )}
        >
          <BadgeSeal metal={metalOf(badge)} className="size-7 shrink-0" />
          <span className="min-w-0">
            <span className="block text-base font-semibold">{title}</span>
            <span className={classes('block text-sm', badge === own ? 'text-ink' : 'text-ink-2')}>{hint}</span>
          </span>
        </li>
      ))}
    </ul>
    <p className="text-sm text-ink-2">{words.not}</p>
  </section>
);
