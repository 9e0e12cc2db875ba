import type { OwnProfileView } from '@wagram/contract/members';
import type { OwnerProof } from '../passkeys.ts';

// A passkey belongs to a name: browsers refuse one for 127.0.0.1 or [::1], and take localhost.
const isNumber = /\.\d+$|\]$/;

/** Passkeys need https or this machine; elsewhere the choice is not shown. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !isNumber.test(window.location.hostname);

// The library comes with the first use: most visits never need it.
const load = () => import('../passkeys.ts');

export const makePasskey = async (name: string, proof: OwnerProof): Promise<void> =>
  (await load()).makePasskey(name, proof);
export const signInByPasskey = async (): Promise<{ user: OwnProfileView }> => (await load()).signInByPasskey();
