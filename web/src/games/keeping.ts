import { gameCalls } from '@wagram/contract/games';
import type { Keeping, Said, Ticket } from '@wagram/game';
import { ask, followTheme, logWarning, readStoredJson, readStoredUser, writeStoredJson } from '#kernel';

import { texts } from './texts.ts';

interface Kept {
  readonly best: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as Kept).best);

/** The best score on the device, and for a member the leaderboard. Without a network there is still a game. */
export const openKeeping = (): Keeping => {
  let next: Ticket | null = null;
  const prepare = async (): Promise<void> => {
    if (next !== null || readStoredUser() === null) return;
    try {
      next = (await ask(gameCalls.startRun, {})).run;
    } catch (cause) {
      logWarning('There is no run for the leaderboard', cause);
    }
  };
  const best = (): number => readStoredJson('game', isKept)?.best ?? 0;
  const handIn = async ({ id }: Ticket, ticks: number, actions: readonly number[]): Promise<Said | null> => {
    void prepare();
    if (readStoredUser() === null) return { text: texts.play.guest, link: { to: '/auth', text: texts.play.signIn } };
    if (id === null) return { text: texts.play.alone };
    try {
      const { best: own } = await ask(gameCalls.finishRun, { run_id: id, ticks, actions: [...actions] });
      return { text: texts.play.rank(own.rank), link: { to: '/werunner', text: texts.play.board } };
    } catch (cause) {
      logWarning('A run was not handed in', cause);
      return { text: texts.play.notCounted };
    }
  };
  void prepare();
  followTheme();
  return {
    best,
    keepBest: (score) => {
      if (score <= best()) return false;
      writeStoredJson('game', { best: score } satisfies Kept);
      return true;
    },
    take: () => {
      const taken = next;
      next = null;
      return taken;
    },
    handIn,
  };
};
