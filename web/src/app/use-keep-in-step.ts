import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#auth';
import { refreshMuted } from '#blocks';
import { getLanguage } from '#kernel';
import { readChoices, refreshChoices } from '#settings';
import { leaving } from './leaving/leaving.ts';

/** Long enough for the first screen to be there. */
const LATER_MS = 2_500;

/** LNG-02: only for whoever has chosen one, here or elsewhere. */
const follow = async (chosen: string | null): Promise<void> => {
  if (chosen === getLanguage().tag || (chosen === null && !document.cookie.includes('language='))) return;
  await (await import('./choose-language.ts')).followLanguage(chosen);
};

/** SOC-10: what was muted or chosen on another device reaches this one, behind the first paint and on coming back to the page. */
export const useKeepInStep = (): void => {
  const memberId = useSession().user?.id ?? null;
  const client = useQueryClient();
  useEffect(() => {
    if (memberId === null) return undefined;
    leaving.isNow = false;
    const refresh = () => {
      if (leaving.isNow || document.visibilityState !== 'visible') return;
      void refreshMuted(client, memberId);
      void refreshChoices(client, memberId).then(() => follow(readChoices().display.language));
    };
    const timer = window.setTimeout(refresh, LATER_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [client, memberId]);
};
