import type { OwnProfileView } from '@wagram/contract/members';
import { settingsCalls, type AccountChoice, type Choices } from '@wagram/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, isAskError, logWarning, readStoredJson, writeStoredJson } from '#kernel';
import { saveProfile } from '#profiles';
import { keepChoices, keyOf, readChoices, useChoices } from '#settings';
import { toast } from '#ui';
import { texts } from './texts.ts';

export type HelpChoice = AccountChoice | 'private';
type Values = Readonly<Record<HelpChoice, boolean>>;

const isKept = (value: unknown): value is { private: boolean } =>
  typeof value === 'object' && value !== null && typeof (value as { private: unknown }).private === 'boolean';

/** D20: off, also on the device of a guest. */
const readPrivate = (user: OwnProfileView | null): boolean =>
  user === null ? (readStoredJson('help', isKept)?.private ?? false) : user.private;

/** HELP-01: switches that wait for Save. What was not touched follows the server. */
export const useHelpSettings = (user: OwnProfileView | null) => {
  const client = useQueryClient();
  const choices = useChoices(user?.id ?? null);
  const [changes, setChanges] = useState<Partial<Values>>({});
  const values: Values = { ...choices.account, private: readPrivate(user), ...changes };
  const keep = (changed: Choices) => {
    client.setQueryData(keyOf(user?.id ?? null), changed);
    keepChoices(changed);
  };

  const send = async ({ private: isPrivate, ...account }: Partial<Values>, member: OwnProfileView) => {
    await client.cancelQueries({ queryKey: keyOf(member.id) });
    if (Object.keys(account).length > 0)
      keep((await ask(settingsCalls.changeSettings, { user_id: member.id, account })).settings);
    if (isPrivate !== undefined && isPrivate !== member.private)
      await saveProfile(client, { userId: member.id, private: isPrivate });
  };
  const keepHere = ({ private: isPrivate, ...account }: Partial<Values>) => {
    const known = readChoices();
    keep({ ...known, account: { ...known.account, ...account } });
    if (isPrivate !== undefined) writeStoredJson('help', { private: isPrivate });
  };

  const saving = useMutation({
    mutationFn: async (given: Partial<Values>) => (user === null ? keepHere(given) : send(given, user)),
    onSuccess: () => {
      setChanges({});
      toast(texts.saved, 'good');
    },
    onError: (cause) => {
      logWarning('Settings were not saved', cause);
      toast(isAskError(cause) && cause.status !== 0 ? cause.message : texts.saveFailed, 'bad');
    },
  });
  return {
    values,
    isChanged: Object.keys(changes).length > 0,
    isSaving: saving.isPending,
    set: (name: HelpChoice, isOn: boolean) => setChanges((known) => ({ ...known, [name]: isOn })),
    save: () => saving.mutate(changes),
  };
};
