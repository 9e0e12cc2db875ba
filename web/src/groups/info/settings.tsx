import {
  BLOCKED_WORD_MAX,
  BLOCKED_WORDS_MAX,
  groupCalls,
  groupErrors,
  MEMBER_LIMIT_HELD,
  SLOW_SECONDS,
} from '@wagram/contract/groups';
import type { GroupToggle, GroupView } from '@wagram/contract/groups';
import type { CallInput } from '@wagram/contract/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ask, sentenceOf } from '#kernel';
import { reloadConversations } from '#messages';
import { Button } from '#ui';
import { putGroup, useAct } from '../api.ts';
import { Choice } from '../new/choice.tsx';
import type { DraftErrors, GroupDraft } from '../new/draft.ts';
import { AboutFields, ReachFields } from '../new/group-fields.tsx';
import type { InfoProps } from './view.ts';
import { texts } from './texts.ts';
import { TextArea } from '../new/text-area.tsx';
import { ToggleList, togglesFor } from '../new/toggle-list.tsx';

const words = texts.settings;

type Input = CallInput<typeof groupCalls.changeGroup>;
type Slow = (typeof SLOW_SECONDS)[number];
type Values = GroupDraft & { readonly slowSeconds: Slow; readonly words: string };

export const valuesOf = (group: GroupView): Values => ({
  ...group,
  memberLimit: (group.memberLimit ?? 500) as NonNullable<GroupDraft['memberLimit']>,
  slowSeconds: SLOW_SECONDS.find((one) => one === group.slowSeconds) ?? 30,
  words: group.words.join('\n'),
});

export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const FIELDS = [
  'name',
  'description',
  'category',
  'tags',
  'privacy',
  'memberLimit',
  'avatar_url',
  'mediaSharing',
  'voiceMessages',
  'pollsVoting',
  'botIntegration',
  'autoModeration',
  'slowMode',
  'messageApproval',
  'comments',
  'slowSeconds',
] as const;

/** What has changed, and nothing else: two who run it do not undo each other's work. */
export const changesOf = (group: GroupView, values: Values): Input => {
  const before = valuesOf(group);
  const isSame = (field: keyof Values) => JSON.stringify(before[field]) === JSON.stringify(values[field]);
  const changed = FIELDS.filter((field) => !isSame(field)).map((field) => [field, values[field]]);
  const list = isSame('words') ? {} : { words: wordsIn(values.words) };
  return { group_id: group.id, ...Object.fromEntries(changed), ...list } as Input;
};

const errorsIn = (input: Input): DraftErrors & { words?: string } => {
  const errors: Record<string, string> = {};
  const checked = groupCalls.changeGroup.input.safeParse(input);
  for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0])] ??= sentenceOf(message);
  if ((input.memberLimit ?? 0) > MEMBER_LIMIT_HELD)
    errors['memberLimit'] ??= sentenceOf(groupErrors.too_large[1], 'too_large');
  return errors;
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-5">
    <h3 className="border-b border-line pb-2 text-base font-semibold">{title}</h3>
    {children}
  </section>
);

interface RulesProps {
  readonly values: Values;
  readonly errors: { words?: string };
  readonly onChange: (part: Partial<Values>) => void;
}

const isAsked = (values: Values, toggle: GroupToggle): boolean =>
  values[toggle] && togglesFor(values.kind, values.comments).includes(toggle);

/** How slow, and which words: asked where the switch above is on. */
const Rules = ({ values, errors, onChange }: RulesProps) => (
  <>
    {isAsked(values, 'slowMode') && (
      <Choice
        label={words.slow}
        options={SLOW_SECONDS.map((value) => ({ value, text: words.slowOf[value] }))}
        value={values.slowSeconds}
        onChange={(slowSeconds) => onChange({ slowSeconds })}
      />
    )}
    {isAsked(values, 'autoModeration') && (
      <>
        <p className="text-sm text-ink-2">{words.links}</p>
        <TextArea
          label={words.words}
          hint={words.wordsHint}
          rows={4}
          value={values.words}
          most={BLOCKED_WORDS_MAX * BLOCKED_WORD_MAX}
          isCountHidden
          error={errors.words}
          onChange={(list) => onChange({ words: list })}
        />
      </>
    )}
  </>
);

export const SettingsInfo = ({ group }: InfoProps) => {
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(group));
  const [errors, setErrors] = useState<ReturnType<typeof errorsIn>>({});
  const [isBusy, act] = useAct();
  const change = (part: Partial<Values>) => {
    setErrors({});
    setValues((old) => ({ ...old, ...part }));
  };
  const input = changesOf(group, values);
  const isClean = Object.keys(input).length === 1;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsIn(input);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    void act(async () => {
      const { group: now } = await ask(groupCalls.changeGroup, input);
      putGroup(client, now);
      setValues(valuesOf(now));
      reloadConversations(client);
    }, words.saved);
  };
  const fields = { draft: values, errors, onChange: change };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-8">
      <Part title={words.about}>
        <AboutFields {...fields} />
      </Part>
      <Part title={words.reach}>
        <ReachFields {...fields} />
      </Part>
      <Part title={words.features}>
        <ToggleList kind={group.kind} values={values} onChange={(toggle, isOn) => change({ [toggle]: isOn })} />
        <Rules values={values} errors={errors} onChange={change} />
      </Part>
      <div className="sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4">
        <Button type="submit" className="w-full" isBusy={isBusy} disabled={isClean}>
          {words.save}
        </Button>
      </div>
    </form>
  );
};
