import * as z from 'zod/mini';
import { defineCall, idOf, pageInput, type GameRunId, type MemberId } from '#kernel';
import { gameErrors } from './errors.ts';
import { ACTIONS_MAX, TICKS_MAX } from './replay.ts';
import { ownScore, scoreView } from './views.ts';

const errors = gameErrors;

export const startRun = defineCall({
  method: 'POST',
  path: '/api/games/runs',
  summary: 'Begin a run of WeRunner: the seed that it has to be played with',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()) }),
  reply: z.object({ run: z.object({ id: idOf<GameRunId>(), seed: z.int() }) }),
});

export const finishRun = defineCall({
  method: 'PUT',
  path: '/api/games/runs',
  summary: 'Hand in what was pressed when; the server plays it again and counts the points itself, once',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: z.optional(idOf<MemberId>()),
    run_id: idOf<GameRunId>(),
    ticks: z.int().check(z.minimum(1), z.maximum(TICKS_MAX)),
    actions: z.array(z.int().check(z.minimum(0), z.maximum(TICKS_MAX * 4))).check(z.maxLength(ACTIONS_MAX)),
  }),
  reply: z.object({ score: z.int(), best: ownScore }),
});

export const readLeaderboard = defineCall({
  method: 'GET',
  path: '/api/games/leaderboard',
  summary: 'The best run of each member, best first, and where the viewer stands',
  for: 'anyone',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()), limit: pageInput.limit }),
  reply: z.object({ scores: z.array(scoreView), own: z.nullable(ownScore) }),
});
