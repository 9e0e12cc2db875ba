import { helpCalls } from '@wagram/contract/help';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ask, reasonOf } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';

/** The link in a digest: opening it is the one click. The token then leaves the address. */
export const useUnsubscribe = (): void => {
  const [params, setParams] = useSearchParams();
  const token = params.get('unsubscribe');
  useEffect(() => {
    if (token === null) return;
    setParams({}, { replace: true });
    ask(helpCalls.stopDigest, { token }).then(
      () => toast(texts.unsubscribed, 'good'),
      (cause: unknown) => toast(reasonOf(cause, texts.saveFailed), 'bad'),
    );
  }, [token, setParams]);
};
