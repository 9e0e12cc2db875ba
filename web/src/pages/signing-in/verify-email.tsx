import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AuthFrame, verifyEmailBy } from '#auth';
import { buttonClass, Notice, Spinner } from '#ui';
import { texts } from '../texts.ts';
import { useLinkToken } from './use-link-token.ts';

const words = texts.verify;

const Failed = ({ message }: { readonly message: string }) => (
  <AuthFrame title={words.failed}>
    <Notice tone="danger">{message}</Notice>
    <Link to="/security" className={buttonClass('outline', 'lg')}>
      {words.security}
    </Link>
  </AuthFrame>
);

// A link works once: React may run an effect twice, the link is followed one time.
const asked = new Map<string, Promise<true>>();

const useAnswer = (token: string): true | Error | null => {
  const [answer, setAnswer] = useState<true | Error | null>(null);
  useEffect(() => {
    if (token === '') return;
    const following = asked.get(token) ?? verifyEmailBy(token);
    asked.set(token, following);
    following.then(setAnswer, setAnswer);
  }, [token]);
  return answer;
};

export const VerifyEmailPage = () => {
  const token = useLinkToken();
  const answer = useAnswer(token);
  if (token === '') return <Failed message={words.missing} />;
  if (answer instanceof Error) return <Failed message={answer.message} />;
  if (answer === null) {
    return (
      <AuthFrame title={words.title} hint={words.busy}>
        <Spinner className="size-8 text-accent-ink" label={words.busy} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={words.done} hint={words.doneHint}>
      <Link to="/home" className={buttonClass('primary', 'lg')}>
        {words.home}
      </Link>
    </AuthFrame>
  );
};
