import { accountCalls } from '@house/contract/auth';
import type { OwnProfileView } from '@house/contract/members';
import { ask } from '#kernel';

/** Passkeys need https or this machine; elsewhere the choice is not shown. */
export const canUsePasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

// The library comes with the first use: most visits never need it.
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type MakeOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type UseOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

const asRecord = (value: object): Record<string, unknown> => value as Record<string, unknown>;

export const makePasskey = async (name: string): Promise<void> => {
  const { startRegistration } = await library();
  const { options } = await ask(accountCalls.startPasskey, {});
  const response = await startRegistration({ optionsJSON: options as unknown as MakeOptions });
  await ask(accountCalls.addPasskey, { name, response: asRecord(response) });
};

export const signInByPasskey = async (): Promise<{ user: OwnProfileView }> => {
  const { startAuthentication } = await library();
  const { challenge, options } = await ask(accountCalls.startPasskeyLogin, {});
  const response = await startAuthentication({ optionsJSON: options as unknown as UseOptions });
  return ask(accountCalls.passkeyLogin, { challenge, response: asRecord(response) });
};
