import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AuthFrame, logOut, useSession } from '#auth';
import { readStored } from '#kernel';
import { buttonClass, ErrorState, Notice, Spinner } from '#ui';
import { texts } from '../texts.ts';

const AFTER_MS = 3_000;
const words = texts.logout;

/** P5: what stays is said. A look at the text is enough: the room of the wallet is not loaded for it. */
const WalletStays = () => {
  const wallet = readStored('wallet');
  if (wallet === null) return null;
  return <Notice>{wallet.includes('"sealed"') ? words.walletLocked : words.wallet}</Notice>;
};

/** AUTH-22. Somebody who types the address means it: a session that still lives is ended before the page says so. */
export const LogoutPage = () => {
  const navigate = useNavigate();
  const { user, isChecking } = useSession();
  const [hasFailed, setFailed] = useState(false);
  const isOut = user === null && !isChecking;

  useEffect(() => {
    if (user !== null && !hasFailed) logOut().catch(() => setFailed(true));
  }, [user, hasFailed]);

  useEffect(() => {
    if (!isOut) return undefined;
    const timer = window.setTimeout(() => void navigate('/', { replace: true }), AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isOut, navigate]);

  if (hasFailed) {
    return (
      <AuthFrame title={words.failed} hasBack={false}>
        <ErrorState retryLabel={words.retry} onRetry={() => setFailed(false)} />
      </AuthFrame>
    );
  }
  if (!isOut) {
    return (
      <AuthFrame title={words.leaving} hasBack={false}>
        <Spinner className="size-8 text-accent-ink" label={words.leaving} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={words.title} hint={words.hint} hasBack={false}>
      <WalletStays />
      <Link to="/" replace className={buttonClass('outline', 'lg')}>
        {words.home}
      </Link>
    </AuthFrame>
  );
};
