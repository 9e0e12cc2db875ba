import { authErrors } from '@wagram/contract/auth';
import { fail } from '#kernel';
import type { Caller } from '../admit.ts';

/** OA-06: only our own origin (as this visitor sees it) and only the callback pages. */
export const assertRedirect = (
  caller: Pick<Caller, 'origin'>,
  redirectUri: string,
  ...paths: readonly string[]
): void => {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : null;
  const isOurs =
    url !== null && url.origin === new URL(caller.origin).origin && redirectUri === `${url.origin}${url.pathname}`;
  if (url === null || !isOurs || !paths.includes(url.pathname)) fail(authErrors, 'redirect_refused');
};
