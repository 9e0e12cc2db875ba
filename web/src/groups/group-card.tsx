import type { GroupCard as Card } from '@wagram/contract/groups';
import { Globe, LockKeyhole } from 'lucide-react';
import { Avatar } from '#ui';
import { texts } from './texts.ts';

export const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <ul aria-label={texts.fields.tags} className="flex flex-wrap justify-center gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full bg-sunken px-2.5 py-1 text-sm text-ink-2">
          <bdi>#{tag}</bdi>
        </li>
      ))}
    </ul>
  );

/** Picture, name, how many are in it, what it is about: as much as one needs to decide. */
export const GroupCard = ({ group }: { readonly group: Card }) => {
  const isPublic = group.privacy === 'public';
  const Icon = isPublic ? Globe : LockKeyhole;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <Avatar name={group.name} url={group.avatar_url} size={96} className="ring-1 ring-line" />
      <div>
        <h1 className="text-2xl font-bold tracking-tight">
          <bdi>{group.name}</bdi>
        </h1>
        <p className="tabular mt-1 flex flex-wrap items-center justify-center gap-x-2 text-base text-ink-2">
          <span>{texts.members(group.members_count, group.kind)}</span>
          <span aria-hidden="true">·</span>
          <span>{texts.fields.categories[group.category]}</span>
          <span aria-hidden="true">·</span>
          <span className="inline-flex items-center gap-1">
            <Icon aria-hidden="true" className="size-4" />
            {isPublic ? texts.door.public : texts.door.private}
          </span>
        </p>
      </div>
      {group.description !== '' && (
        <p dir="auto" className="max-w-md text-base whitespace-pre-wrap">
          {group.description}
        </p>
      )}
      <Tags tags={group.tags} />
    </div>
  );
};
