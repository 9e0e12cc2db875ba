import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { authTexts, AuthFrame, EmailForm, homeOf } from '#auth';
import type { EmailMode } from '#auth';
import { getBrand } from '#kernel';
import { buttonClass, XMark } from '#ui';

/** AUTH-05. The mode may come with the address, so that an invitation opens on signing up. */
export const EmailAuthPage = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [mode, setMode] = useState<EmailMode>(query.get('mode') === 'signup' ? 'signup' : 'login');
  const isLogin = mode === 'login';
  return (
    <AuthFrame
      title={isLogin ? authTexts.welcomeBack : authTexts.join}
      hint={isLogin ? authTexts.welcomeHint(getBrand().name) : authTexts.joinHint}
      hasNotice
    >
      <EmailForm
        mode={mode}
        onToggle={() => setMode(isLogin ? 'signup' : 'login')}
        onDone={(user) => void navigate(homeOf(user), { replace: true })}
      />
      <Link to="/x-auth" className={buttonClass('ghost', 'md', 'self-center')}>
        <XMark />
        {authTexts.continueWithXInstead}
      </Link>
    </AuthFrame>
  );
};
