import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readForTab, writeForTab } from '#kernel';

// Some ways in lead over other pages, and all of them end at home: from there one goes back to the invite that one had
// opened before.
const LASTS_MS = 30 * 60_000;

/** Remembers an invite that a guest looks at; null forgets it. */
export const useKeepInvite = (code: string | null): void => {
  useEffect(() => writeForTab('join', code === null ? null : { code, at: Date.now() }), [code]);
};

export const waitingInvite = (now: number): string | null => {
  const kept = readForTab('join') as { code?: unknown; at?: unknown } | null;
  if (typeof kept?.code !== 'string' || typeof kept.at !== 'number') return null;
  return now - kept.at < LASTS_MS ? kept.code : null;
};

export const useWaitingInvite = (isSignedIn: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    const code = waitingInvite(Date.now());
    writeForTab('join', null);
    if (code !== null) void navigate(`/join/${encodeURIComponent(code)}`, { replace: true });
  }, [isSignedIn, navigate]);
};
