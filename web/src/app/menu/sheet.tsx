import { useSession } from '#auth';
import { getBrand } from '#kernel';
import { MemberLine } from '#members';
import { closeDialog, Dialog, Logo } from '#ui';
import { Link } from 'react-router';
import { MenuList } from './list.tsx';
import { texts } from '../shell-texts.ts';

/** SHELL-10: the whole menu, on phones. */
export const MenuSheet = () => {
  const { user } = useSession();
  return (
    <Dialog kind="drawer" title={texts.menu.label} isTitleHidden onClose={closeDialog}>
      <div className="flex flex-col gap-4 px-3 pt-4">
        <Link to="/home" onClick={closeDialog} className="me-10 self-start rounded-xl px-3 py-1.5">
          <Logo name={getBrand().name} size={32} />
        </Link>
        {user !== null && (
          <Link to="/profile" onClick={closeDialog} className="rounded-xl px-3 py-1.5 hover:bg-sunken">
            <MemberLine member={{ ...user, badge: null }} />
          </Link>
        )}
        <MenuList onGo={closeDialog} />
      </div>
    </Dialog>
  );
};
