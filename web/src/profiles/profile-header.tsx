import { bareHandle, isElsewhere } from '@wagram/contract/members';
import type { VisitedProfile } from '@wagram/contract/profiles';
import { CalendarDays, Gift, HandCoins, Link as LinkIcon, Lock, MessageCircle, Wallet } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#auth';
import { FollowButton } from '#follows';
import { getBrand } from '#kernel';
import { MemberBadge } from '#members';
import { FacetText } from '#posts';
import { Avatar, Button, classes, Handle, Menu, openDialog } from '#ui';
import { ProfileConnect, readShownLink } from './profile-connect.tsx';
import { ProfileCounts } from './profile-counts.tsx';
import { ProfileMutuals } from './profile-mutuals.tsx';
import { texts } from './texts.ts';
import { useKeepOut } from './use-keep-out.ts';

interface HeaderProps {
  readonly profile: VisitedProfile;
  readonly isOwn: boolean;
  /** What is said of somebody on another server. */
  readonly Elsewhere?: ComponentType<{ readonly profile: VisitedProfile }> | undefined;
}

/** The member's banner, or a calm strip of the brand's own light. */
export const Cover = ({ url = null }: { readonly url?: string | null }) =>
  url === null ? (
    <div
      aria-hidden="true"
      className="h-26 bg-accent-soft bg-[radial-gradient(120%_140%_at_85%_-20%,var(--glow),transparent_60%),radial-gradient(90%_130%_at_5%_120%,var(--glow-mint),transparent_65%)] wide:h-32"
    />
  ) : (
    <img src={url} alt="" className="aspect-3/1 w-full bg-sunken object-cover" />
  );

const Unblock = ({ profile }: { readonly profile: VisitedProfile }) => (
  <Button look="outline" onClick={useKeepOut(profile).toggleBlock}>
    {texts.unblock}
  </Button>
);

const ROUND =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface text-ink hover:bg-sunken';

/** MON-01, CHN-08: credit of this server to anybody, and what lies on Solana to whoever has linked an address. */
const SendButton = ({ profile }: { readonly profile: VisitedProfile }) => {
  const { user } = useSession();
  const navigate = useNavigate();
  const { username, displayName: name, avatar_url: avatar } = profile;
  const label = texts.send(username);
  const sendCredit = () => {
    if (user === null) openDialog('sign-in', { reason: texts.sendReason });
    else openDialog('send-credit', { to: username, name, ...(avatar === null ? {} : { avatar }) });
  };
  const icon = <HandCoins aria-hidden="true" className="size-5" />;
  if (!profile.can_be_paid) {
    return (
      <button type="button" aria-label={label} title={label} className={ROUND} onClick={sendCredit}>
        {icon}
      </button>
    );
  }
  return (
    <Menu
      place="below"
      trigger={
        <button type="button" aria-label={label} title={label} className={ROUND}>
          {icon}
        </button>
      }
      groups={[
        [
          {
            text: texts.sendCredit(getBrand().tokens.credit),
            icon: <Gift className="size-5 text-ink-2" />,
            onSelect: sendCredit,
          },
          {
            text: texts.sendOnChain,
            icon: <Wallet className="size-5 text-ink-2" />,
            onSelect: () => void navigate(`/wallet?to=${encodeURIComponent(username)}`),
          },
        ],
      ]}
    />
  );
};

const MessageLink = ({ username }: { readonly username: string }) => (
  <Link
    to={`/dm/${bareHandle(username)}`}
    aria-label={texts.message(username)}
    title={texts.message(username)}
    className={ROUND}
  >
    <MessageCircle aria-hidden="true" className="size-5" />
  </Link>
);

const Actions = ({ profile, isOwn }: Omit<HeaderProps, 'Elsewhere'>) => {
  if (isOwn) {
    return (
      <Button look="outline" onClick={() => openDialog('edit-profile')}>
        {texts.edit}
      </Button>
    );
  }
  if (profile.is_blocked) return <Unblock profile={profile} />;
  // Credit and messages are for people here.
  const isHere = !isElsewhere(profile.username);
  return (
    <>
      {isHere && <SendButton profile={profile} />}
      {isHere && <MessageLink username={profile.username} />}
      <FollowButton
        member={{ id: profile.id, username: profile.username, isPrivate: profile.is_private }}
        followsViewer={profile.follows_you}
        size="md"
      />
    </>
  );
};

const HandleLine = ({ profile }: { readonly profile: VisitedProfile }) => (
  <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-base text-ink-3">
    <Handle name={profile.username} />
    {profile.is_private && <Lock role="img" aria-label={texts.private} className="size-4" />}
    {profile.follows_you && (
      <span className="rounded-md bg-sunken px-1.5 py-0.5 text-xs font-medium text-ink-2">{texts.followsYou}</span>
    )}
  </p>
);

/** PROF-05: the default is for those who came through X. */
const Bio = ({ profile }: { readonly profile: VisitedProfile }) => {
  const bio = profile.bio ?? (profile.twitter_username === null ? null : texts.defaultBio(getBrand().name));
  if (bio === null) return null;
  return (
    <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
      {profile.bio === null ? bio : <FacetText text={bio} facets={profile.bio_facets} />}
    </p>
  );
};

const Website = ({ link }: { readonly link: string | null }) => {
  const shown = readShownLink(link);
  if (shown === null) return null;
  return (
    <a
      href={shown.href}
      target="_blank"
      rel="noopener nofollow ugc me"
      className="inline-flex min-h-6 min-w-0 items-center gap-1.5 font-medium text-accent-ink hover:underline"
    >
      <LinkIcon role="img" aria-label={texts.website} className="size-4 shrink-0 text-ink-3" />
      <span dir="ltr" className="truncate">
        {shown.host}
      </span>
    </a>
  );
};

/** PROF-01, USER-01. Whom the viewer has blocked is a name and a way back. */
export const ProfileHeader = ({ profile, isOwn, Elsewhere }: HeaderProps) => (
  <header>
    <Cover url={profile.banner_url} />
    <div className="px-4 wide:px-6">
      <div className="-mt-12 flex items-end justify-between gap-3">
        <Avatar
          name={profile.displayName}
          url={profile.avatar_url}
          size={96}
          className={classes('relative ring-4 ring-paper wide:ring-surface', profile.is_blocked && 'grayscale')}
        />
        <div className="flex flex-wrap items-center justify-end gap-2 pb-0.5">
          <Actions profile={profile} isOwn={isOwn} />
        </div>
      </div>
      <h1 className="mt-3 text-2xl font-bold tracking-tight wrap-anywhere">
        <bdi>{profile.displayName}</bdi>
        {/* The seal stays with the last word. */}
        {profile.badge !== null && '\u00A0'}
        <MemberBadge badge={profile.badge} />
      </h1>
      <HandleLine profile={profile} />
      {!profile.is_blocked && (
        <>
          <Bio profile={profile} />
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3">
            <Website link={profile.website} />
            {/* Of somebody elsewhere only their own server knows since when. */}
            {!isElsewhere(profile.username) && (
              <span className="inline-flex items-center gap-1.5">
                <CalendarDays aria-hidden="true" className="size-4" />
                {texts.joined(profile.created_at)}
              </span>
            )}
          </p>
          <ProfileCounts profile={profile} />
          <ProfileMutuals profile={profile} />
          {Elsewhere !== undefined && isElsewhere(profile.username) && <Elsewhere profile={profile} />}
        </>
      )}
    </div>
    {profile.is_open && <ProfileConnect profile={profile} isOwn={isOwn} />}
  </header>
);
