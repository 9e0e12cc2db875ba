import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { getConfig, isAskError, logWarning } from '#kernel';
import { Button, Notice, toast, XMark } from '#ui';
import type { ButtonLook } from '#ui';
import { enterDemo } from './demo.ts';
import { browser, startX } from './oauth.ts';
import { texts as oauthTexts } from './texts-oauth.ts';
import { texts } from './texts.ts';

const words = oauthTexts.x;

/** AUTH-27: without an X application the demo stands in, and says so; without the demo, e-mail is pointed to. */
export const useXSignIn = () => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async () => {
    const config = getConfig();
    setProblem(null);
    if (config.x === null && !config.demo) {
      setProblem(words.notSetUp);
      return;
    }
    setBusy(true);
    try {
      if (config.x !== null) {
        browser.leaveTo(await startX());
        return;
      }
      await enterDemo();
      toast(words.notSetUpDemo);
      void navigate('/home');
    } catch (cause) {
      logWarning('Sign-in with X did not start', cause);
      setProblem(isAskError(cause) ? cause.message : words.startFailed);
    }
    setBusy(false);
  };
  return { start, isBusy, problem };
};

interface XButtonProps {
  readonly look?: ButtonLook;
  readonly label?: string;
}

export const XButton = ({ look = 'ink', label = texts.continueWithX }: XButtonProps) => {
  const { start, isBusy, problem } = useXSignIn();
  return (
    <>
      {problem !== null && (
        <Notice tone="danger">
          {problem}{' '}
          <Link to="/email-auth" className="font-semibold underline underline-offset-2">
            {words.useEmailInstead}
          </Link>
        </Notice>
      )}
      <Button look={look} size="lg" className="w-full" isBusy={isBusy} icon={<XMark />} onClick={() => void start()}>
        {isBusy ? texts.connecting : label}
      </Button>
    </>
  );
};
