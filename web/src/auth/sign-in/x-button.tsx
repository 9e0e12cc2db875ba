import { useState } from 'react';
import { Link } from 'react-router';
import { getConfig, logWarning, reasonOf } from '#kernel';
import { Button, buttonClass, Notice, XMark } from '#ui';
import type { ButtonLook } from '#ui';
import { browser, startX } from './oauth.ts';
import { texts as oauthTexts } from './texts-oauth.ts';
import { texts } from '../texts.ts';

const words = oauthTexts.x;

const useXSignIn = () => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async () => {
    setProblem(null);
    setBusy(true);
    try {
      browser.leaveTo(await startX());
      return;
    } catch (cause) {
      logWarning('Sign-in with X did not start', cause);
      setProblem(reasonOf(cause, words.startFailed));
    }
    setBusy(false);
  };
  return { start, isBusy, problem };
};

interface XButtonProps {
  readonly look?: ButtonLook;
  readonly label?: string;
}

const StartButton = ({ look, label }: Required<XButtonProps>) => {
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

/** AUTH-27, D28: without an X application nothing is started; the page behind the link says so and offers what there is. */
export const XButton = ({ look = 'ink', label = texts.continueWithX }: XButtonProps) =>
  getConfig().x === null ? (
    <Link to="/x-auth" className={buttonClass('outline', 'lg')}>
      <XMark />
      {label}
    </Link>
  ) : (
    <StartButton look={look} label={label} />
  );
