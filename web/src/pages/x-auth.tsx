import { Link } from 'react-router';
import { AuthFrame, XButton } from '#auth';
import { getBrand } from '#kernel';
import { buttonClass, MailMark } from '#ui';
import { texts } from './texts.ts';

/** AUTH-04. */
export const XAuthPage = () => (
  <AuthFrame title={texts.x.title(getBrand().name)} hint={texts.x.hint} hasNotice>
    <div className="flex flex-col gap-3">
      <XButton />
      <Link to="/email-auth?mode=signup" className={buttonClass('outline', 'lg')}>
        <MailMark />
        {texts.x.email}
      </Link>
    </div>
  </AuthFrame>
);
