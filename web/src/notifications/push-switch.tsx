import type { MemberId } from '@wagram/contract/kernel';
import { pushCalls } from '@wagram/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, logWarning } from '#kernel';
import { Notice, Skeleton, Switch, toast } from '#ui';
import { findObstacle, readIsPushing, startPush, stopPush } from './push.ts';
import { texts } from './texts.ts';

const words = texts.push;

const usePush = (memberId: MemberId) => {
  const client = useQueryClient();
  const queryKey = ['push', memberId] as const;
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { public_key: publicKey, subscribed } = await ask(pushCalls.readPush, {}, { signal });
      return { publicKey, isOn: await readIsPushing(subscribed) };
    },
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (!isWanted) return stopPush();
      if (!(await startPush(data?.publicKey ?? ''))) toast(words.dismissed, 'bad');
    },
    onError: (cause, isWanted) => {
      logWarning('The push switch did not work', cause);
      toast(isWanted ? words.failed : words.offFailed, 'bad');
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  // While it is under way the switch stands where it was moved to.
  const isOn = change.isPending ? change.variables : (data?.isOn ?? false);
  return { isKnown: data !== undefined, isOn, set: (isWanted: boolean) => change.mutate(isWanted) };
};

const Working = ({ memberId, onChange }: { readonly memberId: MemberId; readonly onChange: () => void }) => {
  const { isKnown, isOn, set } = usePush(memberId);
  if (!isKnown) return <Skeleton className="my-2 h-7 w-full" />;
  return (
    <Switch
      label={words.name}
      hint={words.nameHint}
      isOn={isOn}
      onChange={(isWanted) => {
        set(isWanted);
        onChange();
      }}
    />
  );
};

/** For this browser alone; says why where it cannot be. */
export const PushSwitch = ({ memberId }: { readonly memberId: MemberId }) => {
  const [, look] = useState(0);
  const obstacle = findObstacle();
  if (obstacle !== null) return <Notice tone={obstacle === 'denied' ? 'warning' : 'plain'}>{words[obstacle]}</Notice>;
  return <Working memberId={memberId} onChange={() => look((times) => times + 1)} />;
};
