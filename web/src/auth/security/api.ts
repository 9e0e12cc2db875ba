import { accountCalls, authCalls } from '@wagram/contract/auth';
import type { SecurityView } from '@wagram/contract/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PasskeyId, SessionId } from '@wagram/contract/kernel';
import { ask, reasonOf } from '#kernel';
import { toast } from '#ui';
import { refreshSession } from '../session.ts';
import { texts } from './texts.ts';

const KEYS = { security: ['security'], sessions: ['sessions'], passkeys: ['passkeys'] } as const;

export const useSecurity = (isOn = true) =>
  useQuery({
    queryKey: KEYS.security,
    queryFn: async ({ signal }) => (await ask(authCalls.getSecurity, {}, { signal })).security,
    enabled: isOn,
  });

export const useSessions = () =>
  useQuery({
    queryKey: KEYS.sessions,
    queryFn: async ({ signal }) => (await ask(accountCalls.listSessions, {}, { signal })).sessions,
  });

export const usePasskeys = () =>
  useQuery({
    queryKey: KEYS.passkeys,
    queryFn: async ({ signal }) => (await ask(accountCalls.listPasskeys, {}, { signal })).passkeys,
  });

const sayFailure = (cause: unknown) => toast(reasonOf(cause, texts.failed), 'bad');

/** What changes about an account is read again from the server; nothing here is guessed. */
const useAccountAction = <I>(
  act: (input: I) => Promise<unknown>,
  touched: readonly (keyof typeof KEYS)[],
  said: string,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast(said, 'good'),
    onError: sayFailure,
    onSettled: () => Promise.all(touched.map((name) => client.invalidateQueries({ queryKey: KEYS[name] }))),
  });
};

export const useEndSession = () =>
  useAccountAction(
    (id: SessionId) => ask(accountCalls.endSessions, { session_id: id }),
    ['sessions'],
    texts.sessions.ended,
  );

export const useEndOtherSessions = () =>
  useAccountAction(() => ask(accountCalls.endSessions, { all_others: true }), ['sessions'], texts.sessions.othersEnded);

export const useRemovePasskey = () =>
  useAccountAction(
    (id: PasskeyId) => ask(accountCalls.removePasskey, { passkey_id: id }),
    ['passkeys'],
    texts.passkeys.removed,
  );

export const useSendVerification = () =>
  useAccountAction(() => ask(accountCalls.sendVerification, {}), [], texts.account.sent);

export const useRefreshSecurity = () => {
  const client = useQueryClient();
  return () => Promise.all(Object.values(KEYS).map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** What the server has just said about the second step holds at once, also while the rest is read again. */
export const useNoteTwoFactor = () => {
  const client = useQueryClient();
  const refresh = useRefreshSecurity();
  return (two_factor: boolean, backup_codes_left: number) => {
    client.setQueryData<SecurityView>(KEYS.security, (known) => known && { ...known, two_factor, backup_codes_left });
    void refresh();
  };
};

/** Follows the link of a verification mail, in whichever browser it was opened. */
export const verifyEmailBy = async (token: string): Promise<true> => {
  await ask(accountCalls.verifyEmail, { token });
  await refreshSession();
  return true;
};
