import type { OwnProfileView } from '@wagram/contract/members';
import { useState } from 'react';
import { isAskError } from '#kernel';
import { greeted } from '../greeted.ts';
import { enterAs } from '../session.ts';

export const challengeIn = (cause: unknown): string | null => {
  if (!isAskError(cause, 'two_factor_required')) return null;
  const { challenge } = (cause.details ?? {}) as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : null;
};

/** Every way in may ask for a second step. `attempt` runs a way in; a challenge means: show the two-step form. */
export const useSignIn = (onDone: (user: OwnProfileView) => void) => {
  const [challenge, setChallenge] = useState<string | null>(null);
  const finish = (user: OwnProfileView) => {
    enterAs(user);
    onDone(user);
  };
  const attempt = async (way: () => Promise<Parameters<typeof greeted>[0]>): Promise<void> => {
    try {
      finish(greeted(await way()));
    } catch (cause) {
      const asked = challengeIn(cause);
      if (asked === null) throw cause;
      setChallenge(asked);
    }
  };
  return { challenge, attempt, finish, cancel: () => setChallenge(null) };
};
