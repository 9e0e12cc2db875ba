import type { VisitedProfile } from '@wagram/contract/profiles';
import { MessagesSquare, Plus, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes, openDialog, XMark } from '#ui';
import { texts } from './texts.ts';

const words = texts.connect;

/** IN-02: https alone, with the true host to read. Checked here as well: a screen trusts no text. */
export const readShownLink = (text: string | null): { href: string; host: string } | null => {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, username, password, host, pathname, href } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  return { href, host: host.replace(/^www\./, '') + pathname.replace(/\/$/, '') };
};

const BOX =
  'flex min-h-16 min-w-0 flex-col justify-center gap-1.5 rounded-card border px-3 py-2.5 text-start wide:flex-row wide:items-center wide:justify-start wide:gap-2.5';

const Words = ({ icon, place, rest }: { readonly icon: ReactNode; readonly place: string; readonly rest: string }) => (
  <>
    <span className="inline-flex size-6 shrink-0 items-center text-ink-2 wide:size-8 wide:justify-center wide:rounded-full wide:bg-sunken">
      {icon}
    </span>
    <span className="max-w-full min-w-0">
      <span className="block truncate text-sm font-semibold">{place}</span>
      <span dir="ltr" className="block truncate text-xs text-ink-3">
        {rest}
      </span>
    </span>
  </>
);

interface PlaceProps {
  readonly icon: ReactNode;
  readonly place: string;
  readonly link: string | null;
  readonly isOwn: boolean;
}

/** PROF-05: an empty place is dashed, for its owner alone, who can fill it from here (SOC-07). */
const Place = ({ icon, place, link, isOwn }: PlaceProps) => {
  const shown = readShownLink(link);
  if (shown !== null) {
    return (
      <a
        href={shown.href}
        target="_blank"
        rel="noopener nofollow ugc"
        title={shown.href}
        className={classes(BOX, 'border-line bg-surface hover:bg-sunken')}
      >
        <Words icon={icon} place={place} rest={shown.host} />
      </a>
    );
  }
  if (!isOwn) return null;
  return (
    <button
      type="button"
      aria-label={words.addLabel(place)}
      onClick={() => openDialog('edit-profile')}
      className={classes(BOX, 'border-dashed border-line-strong hover:border-accent hover:bg-accent-soft')}
    >
      <Words icon={<Plus aria-hidden="true" className="size-4.5" />} place={place} rest={words.add} />
    </button>
  );
};

export const ProfileConnect = ({ profile, isOwn }: { readonly profile: VisitedProfile; readonly isOwn: boolean }) => {
  const places = [
    [words.x, <XMark key="x" className="size-3.5" />, profile.twitter_link],
    [words.discord, <MessagesSquare key="d" aria-hidden="true" className="size-4" />, profile.discord_link],
    [words.telegram, <Send key="t" aria-hidden="true" className="size-4" />, profile.telegram_link],
  ] as const;
  if (!isOwn && places.every(([, , link]) => readShownLink(link) === null)) return null;
  return (
    <section aria-labelledby="connect" className="px-4 pt-5 wide:px-6">
      <h2 id="connect" className="text-sm font-semibold text-ink-2">
        {words.title}
      </h2>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {places.map(([place, icon, link]) => (
          <Place key={place} icon={icon} place={place} link={link} isOwn={isOwn} />
        ))}
      </div>
    </section>
  );
};
