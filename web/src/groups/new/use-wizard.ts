import { groupCalls } from '@wagram/contract/groups';
import type { GroupKind } from '@wagram/contract/groups';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ask, isAskError, randomId } from '#kernel';
import { reloadConversations } from '#messages';
import {
  dropGroupDraft,
  errorsOf,
  errorsOn,
  freshDraft,
  keepGroupDraft,
  LAST_STEP,
  readGroupDraft,
  wrongStep,
} from './draft.ts';
import type { GroupDraft } from './draft.ts';
import { groupKey } from '../keys.ts';
import { texts } from '../texts.ts';

const readStep = (params: URLSearchParams): number => {
  const step = Number(params.get('step') ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= LAST_STEP ? step : 1;
};

/** The step stands in the address: the browser's own way back goes one step back, too. */
const useStep = (kind: GroupKind) => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const step = readStep(params);
  const go = (to: number) => {
    const next = new URLSearchParams(kind === 'channel' ? { kind } : {});
    if (to > 1) next.set('step', String(to));
    setParams(next);
  };
  return { step, go, leave: () => void navigate('/messages') };
};

const useGroupDraft = (owner: MemberId, kind: GroupKind) => {
  const [draft, setDraft] = useState(() => readGroupDraft(owner, kind) ?? freshDraft(kind));
  useEffect(() => keepGroupDraft(owner, draft), [owner, draft]);
  const change = useCallback((part: Partial<GroupDraft>) => setDraft((old) => ({ ...old, ...part })), []);
  return { draft, change, reset: () => setDraft(freshDraft(kind)) };
};

/** A channel has no limit of members, and nobody but those who run it writes. */
const inputOf = ({ memberLimit, ...rest }: GroupDraft) => (rest.kind === 'channel' ? rest : { ...rest, memberLimit });

const useCreate = (owner: MemberId, kind: GroupKind) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(randomId);
  return useMutation({
    mutationFn: (draft: GroupDraft) => ask(groupCalls.createGroup, inputOf(draft), { key }),
    onSuccess: ({ group }) => {
      dropGroupDraft(owner, kind);
      client.setQueryData(groupKey(group.id), group);
      reloadConversations(client);
      void navigate(`/group/${group.id}`, { replace: true });
    },
  });
};

/** GRP-02: three steps; each is left forwards only when it is right. */
export const useWizard = (owner: MemberId, kind: GroupKind) => {
  const { step, go, leave } = useStep(kind);
  const { draft, change, reset } = useGroupDraft(owner, kind);
  const [tried, setTried] = useState(0);
  const create = useCreate(owner, kind);
  const all = errorsOf(draft);
  const errors = step <= tried ? errorsOn(step, all) : {};

  const next = () => {
    setTried((old) => Math.max(old, step));
    if (Object.keys(errorsOn(step, all)).length > 0) return;
    if (step < LAST_STEP) return go(step + 1);
    const wrong = wrongStep(all);
    if (wrong === null) return create.mutate(draft);
    setTried(LAST_STEP);
    go(wrong);
  };
  const { error } = create;
  return {
    step,
    draft,
    change,
    errors,
    next,
    back: () => (step === 1 ? leave() : go(step - 1)),
    startOver: () => {
      reset();
      setTried(0);
      go(1);
    },
    isBusy: create.isPending || create.isSuccess,
    problem: error === null ? null : isAskError(error) && error.message !== '' ? error.message : texts.wizard.failed,
  };
};

export type Wizard = ReturnType<typeof useWizard>;
