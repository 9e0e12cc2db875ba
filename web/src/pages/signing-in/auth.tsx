import { useState } from 'react';
import { useNavigate } from 'react-router';
import { authTexts, AuthFrame, EmailForm, homeOf, OrLine, XButton } from '#auth';
import type { EmailMode } from '#auth';
import { getBrand, getConfig } from '#kernel';

/** AUTH-06: the combined screen. D28: where X is not set up, e-mail comes first. */
export const AuthPage = () => {
  const navigate = useNavigate();
  const [mode, setMode] = useState<EmailMode>('login');
  const isLogin = mode === 'login';
  const form = (
    <EmailForm
      mode={mode}
      onToggle={() => setMode(isLogin ? 'signup' : 'login')}
      onDone={(user) => void navigate(homeOf(user), { replace: true })}
    />
  );
  return (
    <AuthFrame
      title={isLogin ? authTexts.welcomeBack : authTexts.createAccountHeading}
      hint={isLogin ? authTexts.welcomeHint(getBrand().name) : authTexts.joinHint}
      hasNotice
    >
      {getConfig().x === null ? (
        <>
          {form}
          <OrLine />
          <XButton />
        </>
      ) : (
        <>
          <XButton />
          <OrLine />
          {form}
        </>
      )}
    </AuthFrame>
  );
};
