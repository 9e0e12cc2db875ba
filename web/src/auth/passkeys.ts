import { accountCalls } from '@wagram/contract/auth';
import type { OwnProfileView } from '@wagram/contract/members';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ask } from '#kernel';

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const asRecord = (value: object): Record<string, unknown> => value as Record<string, unknown>;

export interface OwnerProof {
  readonly password?: string;
  readonly code?: string;
}

export const makePasskey = async (name: string, proof: OwnerProof): Promise<void> => {
  const { options } = await ask(accountCalls.startPasskey, proof);
  const response = await startRegistration({ optionsJSON: options as unknown as MakeOptions });
  await ask(accountCalls.addPasskey, { name, response: asRecord(response) });
};

export const signInByPasskey = async (): Promise<{ user: OwnProfileView }> => {
  const { challenge, options } = await ask(accountCalls.startPasskeyLogin, {});
  const response = await startAuthentication({ optionsJSON: options as unknown as UseOptions });
  return ask(accountCalls.passkeyLogin, { challenge, response: asRecord(response) });
};
