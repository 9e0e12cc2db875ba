import { useState } from 'react';
import { useNavigate } from 'react-router';
import { authTexts, AuthFrame, EmailForm, OrLine, XButton } from '#auth';
import type { EmailMode } from '#auth';
import { getBrand } from '#kernel';

/** AUTH-06: the combined screen. */
export const AuthPage = () => {
  const navigate = useNavigate();
  const [mode, setMode] = useState<EmailMode>('login');
  const isLogin = mode === 'login';
  return (
    <AuthFrame
      title={isLogin ? authTexts.welcomeBack : authTexts.createAccountHeading}
      hint={isLogin ? authTexts.welcomeHint(getBrand().name) : authTexts.joinHint}
      hasNotice
    >
      <XButton />
      <OrLine />
      <EmailForm
        mode={mode}
        onToggle={() => setMode(isLogin ? 'signup' : 'login')}
        onDone={() => void navigate('/home', { replace: true })}
      />
    </AuthFrame>
  );
};
