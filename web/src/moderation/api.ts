import type { CallInput } from '@wagram/contract/kernel';
import { moderationCalls } from '@wagram/contract/moderation';
import type {
  AppealView,
  CaseView,
  DecisionAction,
  FailedJobView,
  LogEntryView,
  ModerationTarget,
  TargetId,
} from '@wagram/contract/moderation';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { ask } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts-queue.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
  readonly open: number;
}
type Pages<T> = InfiniteData<Page<T>, string | null>;

const ROOT = 'moderation';
const CASES = [ROOT, 'cases'] as const;
const APPEALS = [ROOT, 'appeals'] as const;
const LOG = [ROOT, 'log'] as const;
export const FAILED_JOBS = [ROOT, 'jobs'] as const;
const MINE = ['decisions'] as const;

const usePages = <T>(
  queryKey: readonly string[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
) => {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  return {
    ...list,
    items: (list.data?.pages ?? []).flatMap((page) => page.items),
    open: list.data?.pages[0]?.open ?? 0,
  };
};

export const useCases = () =>
  usePages<CaseView>(CASES, async (cursor, signal) => {
    const { cases, next_cursor, open } = await ask(moderationCalls.listCases, { cursor }, { signal });
    return { items: cases, next: next_cursor, open };
  });

export const useAppeals = () =>
  usePages<AppealView>(APPEALS, async (cursor, signal) => {
    const { appeals, next_cursor, open } = await ask(moderationCalls.listAppeals, { cursor }, { signal });
    return { items: appeals, next: next_cursor, open };
  });

export const useLog = () =>
  usePages<LogEntryView>(LOG, async (cursor, signal) => {
    const { entries, next_cursor } = await ask(moderationCalls.listLog, { cursor }, { signal });
    return { items: entries, next: next_cursor, open: 0 };
  });

export const useFailedJobs = () =>
  usePages<FailedJobView>(FAILED_JOBS, async (cursor, signal) => {
    const { jobs, next_cursor, failed } = await ask(moderationCalls.listFailedJobs, { cursor }, { signal });
    return { items: jobs, next: next_cursor, open: failed };
  });

/** Takes out what has just been decided, before the server has answered; answers how to put it back. */
const useTakenOut = <T>(key: readonly string[]) => {
  const client = useQueryClient();
  return async (isDecided: (item: T) => boolean): Promise<() => void> => {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<Pages<T>>(key);
    client.setQueryData<Pages<T>>(key, (list) =>
      list === undefined
        ? list
        : {
            ...list,
            pages: list.pages.map((page) => {
              const items = page.items.filter((item) => !isDecided(item));
              return { ...page, items, open: Math.max(0, page.open - 1) };
            }),
          },
    );
    return () => client.setQueryData(key, before);
  };
};

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [ROOT] });
};

type Decision = CallInput<typeof moderationCalls.decide>;

const isAbout =
  (decision: Decision) =>
  ({ subject }: CaseView): boolean =>
    subject.target_id === decision.target_id ||
    (decision.action === 'suspend' && subject.target === 'member' && subject.member.id === decision.target_id);

const undoes: Partial<Record<DecisionAction, DecisionAction>> = { hide: 'restore', suspend: 'reinstate' };

/** The case leaves the queue at once, and comes back if the decision could not be saved. */
export const useDecide = (onDone: () => void) => {
  const takeOut = useTakenOut<CaseView>(CASES);
  const refresh = useRefresh();
  const decide = useMutation({
    mutationFn: (decision: Decision) => ask(moderationCalls.decide, decision),
    onMutate: (decision) => takeOut(isAbout(decision)),
    onError: (_cause, _decision, putBack) => putBack?.(),
    onSuccess: (_reply, decision) => {
      onDone();
      const action = undoes[decision.action];
      const undo = () => void takeBack({ ...decision, action: action ?? 'restore', reason: texts.undoReason }, refresh);
      toast(texts.done[decision.action], 'good', action === undefined ? null : { text: texts.undo, onAct: undo });
    },
    onSettled: refresh,
  });
  return decide;
};

const takeBack = async (decision: Decision, refresh: () => Promise<void>): Promise<void> => {
  try {
    await ask(moderationCalls.decide, decision);
    toast(texts.done[decision.action], 'good');
  } catch {
    toast(texts.decideFailed, 'bad');
  }
  await refresh();
};

export const useAnswerAppeal = (onDone: () => void) => {
  const takeOut = useTakenOut<AppealView>(APPEALS);
  return useMutation({
    mutationFn: (answer: CallInput<typeof moderationCalls.decideAppeal>) => ask(moderationCalls.decideAppeal, answer),
    onMutate: ({ appeal_id: id }) => takeOut((appeal) => appeal.id === id),
    onError: (_cause, _answer, putBack) => putBack?.(),
    onSuccess: (_reply, { answer }) => {
      onDone();
      toast(answer === 'grant' ? texts.granted : texts.refused, 'good');
    },
    onSettled: useRefresh(),
  });
};

/** What was decided about the signed-in member; about one thing, if it is named. */
export const useDecisions = (targetId?: TargetId) =>
  useQuery({
    queryKey: [...MINE, targetId ?? null],
    queryFn: async ({ signal }) =>
      (await ask(moderationCalls.listDecisions, { target_id: targetId }, { signal })).decisions,
  });

export const useAppeal = (onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof moderationCalls.appeal>) => ask(moderationCalls.appeal, input),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: MINE }),
  });
};

export type { DecisionAction, ModerationTarget };
