import { ChevronRight } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { findSettings } from '#settings';
import { classes } from '#ui';
import { allSettings } from './findable.ts';
import { allSections } from './sections.ts';
import type { SectionName } from './sections.ts';
import { texts } from './texts.ts';

const ROW = 'flex min-h-14 items-center gap-3.5 rounded-xl px-3 py-2 transition-colors duration-150 hover:bg-sunken';

/** Everything there is; the one that is open is marked, and on a wide screen the first is. */
export const SectionList = ({ open }: { readonly open: SectionName | null }) => (
  <ul className="flex flex-col gap-0.5">
    {allSections().map(({ name, to, icon: Icon }) => (
      <li key={name}>
        <NavLink
          to={to}
          className={classes(
            ROW,
            name === open ? 'bg-sunken' : open === null && name === 'profile' && 'wide:bg-sunken',
          )}
        >
          <Icon
            aria-hidden="true"
            className={classes('size-5 shrink-0', name === open ? 'text-accent-ink' : 'text-ink-2')}
          />
          <span className="min-w-0 flex-1">
            <span className="block text-base font-semibold">{texts.sections[name].name}</span>
            <span className="block text-sm text-ink-2">{texts.sections[name].about}</span>
          </span>
          <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3 wide:hidden rtl:-scale-x-100" />
        </NavLink>
      </li>
    ))}
  </ul>
);

/** SOC-09: what was found, each with its section; a tap leads to the switch itself. */
export const FoundSettings = ({ typed }: { readonly typed: string }) => {
  const found = findSettings(allSettings(), typed);
  return (
    <>
      <p role="status" className="px-3 pb-2 text-sm text-ink-2">
        {found.length === 0 ? texts.none : texts.found(found.length)}
      </p>
      {found.length === 0 && <p className="px-3 text-base text-ink-2">{texts.noneHint}</p>}
      <ul aria-label={texts.results} className="flex flex-col gap-0.5">
        {found.map(({ id, to, label, section }) => (
          <li key={`${to}#${id}`}>
            <Link to={`${to}#${id}`} className={ROW}>
              <span className="min-w-0 flex-1">
                <span className="block text-base font-semibold">{label}</span>
                <span className="block text-sm text-ink-2">{section}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
