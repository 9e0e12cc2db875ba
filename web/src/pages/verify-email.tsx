import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { AuthFrame, verifyEmailBy } from '#auth';
import { buttonClass, Notice, Spinner } from '#ui';
import { texts } from './texts.ts';

const words = texts.verify;

const Failed = ({ message }: { readonly message: string }) => (
  <AuthFrame title={words.failed}>
    <Notice tone="danger">{message}</Notice>
    <Link to="/security" className={buttonClass('outline', 'lg')}>
      {words.security}
    </Link>
  </AuthFrame>
);

export const VerifyEmailPage = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  // A link works once: the answer is kept, not asked for again.
  const answer = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmailBy(token),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (token === '') return <Failed message={words.missing} />;
  if (answer.isError) return <Failed message={answer.error.message} />;
  if (answer.isPending) {
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
