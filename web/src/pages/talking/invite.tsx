import { Link, useParams } from 'react-router';
import { atHandle, checkHandle } from '@wagram/contract/members';
import { AuthFrame, useSession, XButton } from '#auth';
import { getBrand } from '#kernel';
import { buttonClass, CheckMark, Notice } from '#ui';
import { NotFoundPage } from '../not-found.tsx';
import { texts } from '../texts.ts';

const words = texts.invite;

/** D19: the invitation's address. The server has noted who invited before this page is drawn. */
export const InvitePage = () => {
  const { handle = '' } = useParams();
  const { user } = useSession();
  if (checkHandle(handle) !== null) return <NotFoundPage />;
  if (user !== null) {
    return (
      <AuthFrame title={words.title(atHandle(handle), getBrand().name)}>
        <Notice>{words.already}</Notice>
        <Link to="/home" className={buttonClass('primary', 'lg')}>
          {words.home}
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={words.title(atHandle(handle), getBrand().name)} hint={words.hint} hasNotice>
      <ul className="flex flex-col gap-2.5">
        {words.what.map((line) => (
          <li key={line} className="flex items-center gap-3 text-ink-2">
            <CheckMark className="size-5 shrink-0 text-mint" />
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        <Link to="/email-auth?mode=signup" className={buttonClass('primary', 'lg')}>
          {words.join}
        </Link>
        <XButton look="outline" label={words.x} />
        <Link to="/home" className={buttonClass('ghost', 'md')}>
          {words.look}
        </Link>
      </div>
    </AuthFrame>
  );
};
