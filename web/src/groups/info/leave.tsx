import { groupCalls } from '@wagram/contract/groups';
import { useQueryClient } from '@tanstack/react-query';
import type { ConversationId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '#kernel';
import { reloadConversations } from '#messages';
import { Button, Field } from '#ui';
import { useAct } from '../api.ts';
import type { InfoProps } from './view.ts';
import { anyOfGroupKey } from '../keys.ts';
import { Sure } from '../sure.tsx';
import { texts } from './texts.ts';

/** Out of it for good: nothing of it stays in the page. */
const useGo = (groupId: ConversationId) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, act] = useAct();
  const go = async (work: () => Promise<unknown>, done: string) => {
    if (!(await act(work, done))) return;
    void navigate('/messages', { replace: true });
    client.removeQueries({ queryKey: anyOfGroupKey(groupId) });
    reloadConversations(client);
  };
  return [isBusy, go] as const;
};

export const LeaveInfo = ({ group, onView }: InfoProps) => {
  const [isBusy, go] = useGo(group.id);
  const words = texts.leave;
  if (group.role === 'owner' && group.members_count > 1) {
    return (
      <>
        <p className="text-base text-ink-2">{words.ownerHint}</p>
        <div className="flex flex-col gap-3">
          <Button onClick={() => onView('members')}>{words.members}</Button>
          <Button look="danger" onClick={() => onView('delete')}>
            {texts.about.delete[group.kind]}
          </Button>
        </div>
      </>
    );
  }
  return (
    <Sure
      hint={words.hint}
      yes={words.yes}
      isBusy={isBusy}
      onNo={() => onView('about')}
      onYes={() => void go(() => ask(groupCalls.leaveGroup, { group_id: group.id }), words.done(group.name))}
    />
  );
};

/** What cannot be undone for everybody is asked for twice: the name has to be typed. */
export const DeleteInfo = ({ group, onView }: InfoProps) => {
  const [isBusy, go] = useGo(group.id);
  const [typed, setTyped] = useState('');
  const words = texts.delete;
  return (
    <Sure
      hint={words.hint}
      yes={words.yes}
      isBusy={isBusy}
      isDisabled={typed.trim() !== group.name.trim()}
      onNo={() => onView('about')}
      onYes={() => void go(() => ask(groupCalls.deleteGroup, { group_id: group.id }), words.done(group.name))}
    >
      <Field label={words.type(group.name)} value={typed} autoComplete="off" onChange={setTyped} />
    </Sure>
  );
};
