import { useSession } from '#auth';
import { getBrand } from '#kernel';
import { MemberLine } from '#members';
import { closeDialog, Dialog, Logo } from '#ui';
import { Link } from 'react-router';
import { MenuList } from './menu-list.tsx';
import { texts } from './shell-texts.ts';

/** SHELL-10: the whole menu, on phones. */
export const MenuSheet = () => {
  const { user } = useSession();
  return (
    <Dialog kind="drawer" title={texts.menu.label} isTitleHidden onClose={closeDialog}>
      <div className="flex flex-col gap-4 px-3 pt-4">
        {user === null ? (
          <Logo name={getBrand().name} size={32} className="px-3 py-1.5" />
        ) : (
          <Link to="/security" onClick={closeDialog} className="me-10 rounded-xl px-3 py-1.5">
            <MemberLine member={{ ...user, badge: null }} />
          </Link>
        )}
        <MenuList onGo={closeDialog} />
      </div>
    </Dialog>
  );
};
