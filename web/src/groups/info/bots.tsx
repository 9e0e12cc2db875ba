import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { useQuery } from '@tanstack/react-query';
import type { ConversationId, GroupBotId } from '@wagram/contract/kernel';
import { Bot, Check, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ask, getConfig, sentenceOf } from '#kernel';
import { Button, Field, IconButton, Notice, ShortName, TimeAgo, useCopy } from '#ui';
import { useAct } from '../api.ts';
import { NoRows, RowsFailed, RowsSkeleton } from './parts.tsx';
import type { InfoProps } from './view.ts';
import { listKey } from '../keys.ts';
import { texts } from './texts.ts';

const words = texts.bots;

/** What a terminal says in the bot's place. */
export const curlExample = (token: string): string => {
  const origin = getConfig().publicUrl ?? window.location.origin;
  return [
    `curl ${origin}${groupCalls.sayAsBot.path}`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ content: words.hello })}'`,
  ].join(' \\\n  ');
};

const CODE = 'block overflow-x-auto rounded-field bg-sunken p-3 font-mono text-sm whitespace-pre';

const Made = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const [isCopied, copy] = useCopy();
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning">{words.once}</Notice>
      <div>
        <p className="mb-1.5 text-sm font-semibold">{words.token}</p>
        <div className="flex items-center gap-1">
          <code tabIndex={0} className={`${CODE} min-w-0 flex-1`}>
            {token}
          </code>
          <IconButton label={words.copy} onClick={() => void copy(token)}>
            {isCopied ? (
              <Check aria-hidden="true" className="size-5 text-mint" />
            ) : (
              <Copy aria-hidden="true" className="size-5" />
            )}
          </IconButton>
        </div>
      </div>
      <div>
        <p className="mb-1.5 text-sm font-semibold">{words.example}</p>
        <code tabIndex={0} className={CODE}>
          {curlExample(token)}
        </code>
      </div>
      <Button onClick={onDone}>{words.done}</Button>
    </div>
  );
};

interface NewBotProps {
  readonly groupId: ConversationId;
  readonly onMade: (token: string) => void;
}

const NewBot = ({ groupId, onMade }: NewBotProps) => {
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string | undefined>(undefined);
  const [isBusy, act] = useAct();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const input = { group_id: groupId, name };
    const checked = groupRunCalls.createBot.input.safeParse(input);
    if (!checked.success) return setNameError(sentenceOf(checked.error.issues[0]?.message ?? ''));
    void act(async () => onMade((await ask(groupRunCalls.createBot, input)).token));
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-3 rounded-card bg-sunken/60 p-4">
      <Field
        label={words.name}
        value={name}
        error={nameError}
        placeholder={words.nameExample}
        autoComplete="off"
        onChange={(text) => {
          setNameError(undefined);
          setName(text);
        }}
      />
      <Button type="submit" isBusy={isBusy} icon={<Bot aria-hidden="true" className="size-4.5" />}>
        {words.make}
      </Button>
    </form>
  );
};

export const BotsInfo = ({ group }: InfoProps) => {
  const [token, setToken] = useState<string | null>(null);
  const [, act] = useAct();
  const { data, isError, refetch } = useQuery({
    queryKey: listKey(group.id, 'bots'),
    queryFn: async ({ signal }) => (await ask(groupRunCalls.listBots, { group_id: group.id }, { signal })).bots,
    staleTime: 0,
  });
  const remove = (botId: GroupBotId) =>
    void act(async () => {
      await ask(groupRunCalls.removeBot, { group_id: group.id, bot_id: botId });
      await refetch();
    }, words.removed);
  const handleMade = (made: string) => {
    setToken(made);
    void refetch();
  };
  if (token !== null) return <Made token={token} onDone={() => setToken(null)} />;
  return (
    <>
      <p className="text-base text-ink-2">{words.hint}</p>
      {group.botIntegration ? (
        <NewBot groupId={group.id} onMade={handleMade} />
      ) : (
        <Notice tone="warning">{words.off}</Notice>
      )}
      {isError && <RowsFailed onRetry={() => void refetch()} />}
      {!isError && data === undefined && <RowsSkeleton />}
      {data?.length === 0 && <NoRows>{words.none}</NoRows>}
      <ul aria-label={texts.titles.bots[group.kind]} className="flex flex-col gap-1 empty:hidden">
        {data?.map((bot) => (
          <li key={bot.id} className="flex items-center gap-3">
            <span className="inline-flex size-10 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
              <Bot aria-hidden="true" className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <ShortName name={bot.name} className="text-base font-semibold" />
              <TimeAgo at={bot.created_at} className="text-sm text-ink-3" />
            </span>
            <IconButton label={words.remove(bot.name)} onClick={() => remove(bot.id)} className="hover:text-coral">
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
};
