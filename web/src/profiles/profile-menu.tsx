import { bareHandle } from '@wagram/contract/members';
import type { VisitedProfile } from '@wagram/contract/profiles';
import { Ban, Ellipsis, EyeOff, Flag, Link2, ListIcon, ListPlus, UserRoundX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { blockTexts, openKeptOut } from '#blocks';
import { getConfig } from '#kernel';
import { elsewhere, memberPath } from '#members';
import { useViewerId } from '#posts';
import { copyText, IconButton, Menu, openDialog, toast } from '#ui';
import type { MenuItem } from '#ui';
import { texts } from './texts.ts';
import { useKeepOut } from './use-keep-out.ts';

const words = texts.menu;
const icon = 'size-5 text-ink-2';

const share = async (username: string): Promise<void> => {
  const link = (getConfig().publicUrl ?? window.location.origin) + memberPath(bareHandle(username));
  const isCopied = await copyText(link);
  toast(isCopied ? words.copied : words.copyFailed, isCopied ? 'good' : 'bad');
};

interface MenuProps {
  readonly profile: VisitedProfile;
  readonly isOwn: boolean;
}

/** PROF-01, D13: on one's own profile Not Interested answers with a word, and there is nobody to report (MEND-10). */
export const ProfileMenu = ({ profile, isOwn }: MenuProps) => {
  const { isBlocked, isMuted, toggleBlock, toggleMute } = useKeepOut(profile);
  const notInterested: MenuItem = {
    text: isMuted ? blockTexts.mute.off : blockTexts.mute.on,
    icon: <EyeOff className={icon} />,
    onSelect: isOwn ? () => toast(words.mutedSelf) : toggleMute,
  };
  const isMember = useViewerId() !== undefined;
  const lists: MenuItem = {
    text: words.lists,
    icon: <ListPlus className={icon} />,
    onSelect: () => openDialog('lists', { member: profile.id, username: profile.username }),
  };
  const navigate = useNavigate();
  const ownLists: MenuItem = {
    text: words.ownLists,
    icon: <ListIcon className={icon} />,
    onSelect: () => void navigate('/lists'),
  };
  const report: MenuItem = {
    text: words.report,
    icon: <Flag className={icon} />,
    onSelect: () => openDialog('report', { target: 'member', id: profile.id, ...elsewhere(profile.username) }),
  };
  const last: MenuItem = isOwn
    ? { text: words.keptOut, icon: <UserRoundX className={icon} />, onSelect: openKeptOut }
    : { text: isBlocked ? words.unblock : words.block, icon: <Ban className={icon} />, onSelect: toggleBlock };
  return (
    <Menu
      place="below"
      trigger={
        <IconButton label={words.open}>
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
      groups={[
        [
          { text: words.share, icon: <Link2 className={icon} />, onSelect: () => void share(profile.username) },
          notInterested,
          ...(isBlocked || !isMember ? [] : [isOwn ? ownLists : lists]),
        ],
        isOwn ? [last] : [report, last],
      ]}
    />
  );
};
