import {
  GROUP_CATEGORIES,
  GROUP_DESCRIPTION_MAX,
  GROUP_TAGS_MAX,
  GROUP_TAGS_SUGGESTED,
  MEMBER_LIMITS,
} from '@wagram/contract/groups';
import { Globe, LockKeyhole, Megaphone, UsersRound } from 'lucide-react';
import { PictureField } from '#media';
import { Field, fullCount } from '#ui';
import { Choice } from './choice.tsx';
import type { DraftErrors, GroupDraft } from './draft.ts';
import { TagsField } from './tags-field.tsx';
import { TextArea } from './text-area.tsx';
import { texts } from '../texts.ts';

const words = texts.fields;
const categories = () => GROUP_CATEGORIES.map((value) => ({ value, text: words.categories[value] }));
const limits = () => MEMBER_LIMITS.map((value) => ({ value, text: fullCount(value) }));

interface FieldsProps {
  readonly draft: Pick<
    GroupDraft,
    'kind' | 'name' | 'description' | 'category' | 'tags' | 'memberLimit' | 'privacy' | 'avatar_url'
  >;
  readonly errors: DraftErrors;
  readonly onChange: (part: Partial<GroupDraft>) => void;
}

const NoPhoto = ({ kind }: Pick<GroupDraft, 'kind'>) => {
  const Mark = kind === 'group' ? UsersRound : Megaphone;
  return (
    <span className="inline-flex size-24 items-center justify-center rounded-full border-2 border-dashed border-line-strong bg-sunken text-ink-3">
      <Mark aria-hidden="true" className="size-9" />
    </span>
  );
};

/** Step 1 of the wizard, and the first part of the settings. */
export const AboutFields = ({ draft, errors, onChange }: FieldsProps) => (
  <>
    <PictureField
      name={draft.name}
      url={draft.avatar_url}
      texts={words.photo}
      empty={<NoPhoto kind={draft.kind} />}
      onChange={(avatar_url) => onChange({ avatar_url })}
    />
    <Field
      label={words.name}
      name="name"
      dir="auto"
      autoComplete="off"
      value={draft.name}
      error={errors.name}
      placeholder={words.nameExample[draft.kind]}
      onChange={(name) => onChange({ name })}
    />
    <TextArea
      label={words.description}
      value={draft.description ?? ''}
      most={GROUP_DESCRIPTION_MAX}
      error={errors.description}
      placeholder={words.descriptionExample}
      onChange={(description) => onChange({ description })}
    />
    <Choice
      label={words.category}
      options={categories()}
      value={draft.category ?? null}
      error={errors.category}
      onChange={(category) => onChange({ category })}
    />
  </>
);

/** Step 2, and the second part of the settings. */
export const ReachFields = ({ draft, errors, onChange }: FieldsProps) => (
  <>
    <TagsField
      tags={draft.tags ?? []}
      most={GROUP_TAGS_MAX}
      suggested={GROUP_TAGS_SUGGESTED}
      error={errors.tags}
      onChange={(tags) => onChange({ tags })}
    />
    {draft.kind === 'group' && (
      <Choice
        label={words.limit}
        options={limits()}
        value={draft.memberLimit ?? null}
        error={errors.memberLimit}
        hint={words.limitHint}
        onChange={(memberLimit) => onChange({ memberLimit })}
      />
    )}
    <Choice
      label={words.privacy}
      look="cards"
      options={[
        {
          value: 'public',
          text: words.public,
          hint: words.publicHint[draft.kind],
          icon: <Globe aria-hidden="true" className="size-5 shrink-0" />,
        },
        {
          value: 'private',
          text: words.private,
          hint: words.privateHint[draft.kind],
          icon: <LockKeyhole aria-hidden="true" className="size-5 shrink-0" />,
        },
      ]}
      value={draft.privacy ?? null}
      error={errors.privacy}
      onChange={(privacy) => onChange({ privacy })}
    />
  </>
);
