import {
  GROUP_TOGGLES,
  groupCalls,
  groupErrors,
  MEMBER_LIMIT_DEFAULT,
  MEMBER_LIMIT_HELD,
} from '@wagram/contract/groups';
import type { GroupKind, GroupToggle } from '@wagram/contract/groups';
import type { CallInput, MemberId } from '@wagram/contract/kernel';
import { readStoredJson, removeStored, sentenceOf, writeStoredJson } from '#kernel';

type Input = CallInput<typeof groupCalls.createGroup>;

/** GRP-02: what the wizard gathers. */
export type GroupDraft = Required<
  Pick<Input, 'name' | 'description' | 'category' | 'tags' | 'memberLimit' | 'privacy' | GroupToggle>
> & { readonly kind: GroupKind; readonly avatar_url: string | null };

export const freshDraft = (kind: GroupKind): GroupDraft => ({
  kind,
  name: '',
  description: '',
  category: 'Technology',
  tags: [],
  memberLimit: MEMBER_LIMIT_DEFAULT,
  privacy: 'public',
  ...GROUP_TOGGLES,
  avatar_url: null,
});

/** What each step asks for. */
export const STEPS = [
  ['name', 'description', 'category'],
  ['tags', 'memberLimit', 'privacy'],
  Object.keys(GROUP_TOGGLES) as GroupToggle[],
] as const satisfies readonly (readonly (keyof GroupDraft)[])[];
export const LAST_STEP = STEPS.length;

export type DraftErrors = Partial<Record<keyof GroupDraft, string>>;

/** The contract's rules with the contract's words; where in the wizard each belongs is `stepOf`. */
export const errorsOf = (draft: GroupDraft): DraftErrors => {
  const errors: Partial<Record<string, string>> = {};
  const checked = groupCalls.createGroup.input.safeParse(draft);
  for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0])] ??= sentenceOf(message);
  if (draft.kind === 'group' && (draft.memberLimit ?? 0) > MEMBER_LIMIT_HELD) {
    errors['memberLimit'] ??= sentenceOf(groupErrors.too_large[1], 'too_large');
  }
  return errors as DraftErrors;
};

/** The errors that stand on a step, counted from 1. */
export const errorsOn = (step: number, errors: DraftErrors): DraftErrors => {
  const here: readonly string[] = STEPS[step - 1] ?? [];
  return Object.fromEntries(Object.entries(errors).filter(([field]) => here.includes(field)));
};

/** The first step with something wrong on it; null when it may be sent. */
export const wrongStep = (errors: DraftErrors): number | null => {
  const index = STEPS.findIndex((_, at) => Object.keys(errorsOn(at + 1, errors)).length > 0);
  return index < 0 ? null : index + 1;
};

interface Kept {
  readonly owner: MemberId;
  readonly drafts: Partial<Record<GroupKind, GroupDraft>>;
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null;
  return typeof kept?.owner === 'string' && typeof kept.drafts === 'object' && kept.drafts !== null;
};

const readAll = (owner: MemberId): Kept['drafts'] => {
  const kept = readStoredJson('group-drafts', isKept);
  return kept?.owner === owner ? kept.drafts : {};
};

/** What was left behind; a draft of another time that does not fit any more is let go field by field. */
export const readGroupDraft = (owner: MemberId, kind: GroupKind): GroupDraft | null => {
  const found: unknown = readAll(owner)[kind];
  if (typeof found !== 'object' || found === null) return null;
  const fresh = freshDraft(kind);
  const fits = Object.entries(fresh).every(([field, value]) => {
    const kept = (found as Record<string, unknown>)[field];
    // A switch that is younger than the draft stands as in a new one.
    if (kept === undefined) return field in GROUP_TOGGLES;
    return Array.isArray(value) ? Array.isArray(kept) : field === 'avatar_url' || typeof kept === typeof value;
  });
  return fits ? ({ ...fresh, ...found, kind } as GroupDraft) : null;
};

const isFresh = (draft: GroupDraft): boolean => JSON.stringify(draft) === JSON.stringify(freshDraft(draft.kind));

/** P5: one draft of each kind, of one member. What is as it was at the start is not worth keeping. */
export const keepGroupDraft = (owner: MemberId, draft: GroupDraft): void => {
  const { [draft.kind]: _, ...others } = readAll(owner);
  const drafts = isFresh(draft) ? others : { ...others, [draft.kind]: draft };
  if (Object.keys(drafts).length === 0) removeStored('group-drafts');
  else writeStoredJson('group-drafts', { owner, drafts } satisfies Kept);
};

export const dropGroupDraft = (owner: MemberId, kind: GroupKind): void => keepGroupDraft(owner, freshDraft(kind));
