import { Link } from 'react-router';
import { AuthFrame, DemoButton, XButton } from '#auth';
import { getBrand, getConfig } from '#kernel';
import { buttonClass, MailMark } from '#ui';
import { texts } from '../texts.ts';

/** D28: nobody is signed in by surprise; what there is instead is a choice. */
const WithoutX = () => (
  <AuthFrame title={texts.x.notSetUp} hint={texts.x.notSetUpHint} hasNotice>
    <div className="flex flex-col gap-3">
      <Link to="/email-auth?mode=signup" className={buttonClass('ink', 'lg')}>
        <MailMark />
        {texts.x.email}
      </Link>
      {getConfig().demo && <DemoButton />}
    </div>
  </AuthFrame>
);

const WithX = () => (
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

/** AUTH-04, AUTH-27. */
export const XAuthPage = () => (getConfig().x === null ? <WithoutX /> : <WithX />);
