import type { CommunityView } from '@wagram/contract/explore';
import type { ConversationId } from '@wagram/contract/kernel';
import { Flame, Megaphone, Users } from 'lucide-react';
import { Link } from 'react-router';
import { groupTexts } from '#groups';
import { Avatar, Button, buttonClass, ShortName } from '#ui';
import { useCommunities, useCommunity } from './api.ts';
import { ExploreEmpty } from './explore-empty.tsx';
import type { Exploring, FilterOf } from './explore-path.ts';
import { ListFrame } from './list-frame.tsx';
import { texts } from './texts.ts';
import { useJoin } from './use-join.ts';

const JoinButton = ({ community }: { readonly community: CommunityView }) => {
  const toggle = useJoin(community);
  const words = texts.join[community.kind];
  if (community.isOwner) {
    return (
      <Link
        to={`/group/${community.id}`}
        aria-label={texts.join.openAbout(community.name)}
        className={buttonClass('outline', 'sm', 'min-w-26 shrink-0')}
      >
        {texts.join.open}
      </Link>
    );
  }
  const word = community.isJoined ? words.joined : words.join;
  return (
    <Button
      size="sm"
      look={community.isJoined ? 'outline' : 'primary'}
      aria-pressed={community.isJoined}
      aria-label={texts.join.about(word, community.name)}
      onClick={toggle}
      className="min-w-26 shrink-0"
    >
      {word}
    </Button>
  );
};

const Details = ({ community }: { readonly community: CommunityView }) => {
  const isChannel = community.kind === 'channel';
  const Icon = isChannel ? Megaphone : Users;
  const count = isChannel ? texts.subscribers : texts.members;
  return (
    <p className="tabular mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
      <span className="inline-flex items-center gap-1">
        <Icon aria-hidden="true" className="size-3.5" />
        {count(community.members)}
      </span>
      <span aria-hidden="true">·</span>
      <span>{groupTexts.fields.categories[community.category]}</span>
      {community.trending && (
        <span
          title={texts.trendingAbout}
          className="inline-flex items-center gap-1 rounded-full bg-amber-soft px-2 py-0.5 text-xs font-semibold text-amber"
        >
          <Flame aria-hidden="true" className="size-3.5" />
          {texts.trending}
        </span>
      )}
    </p>
  );
};

const Row = ({ id }: { readonly id: ConversationId }) => {
  const community = useCommunity(id);
  if (community === null) return null;
  return (
    <li className="flex gap-3 border-b border-line px-4 py-4 wide:px-5">
      <Avatar name={community.name} url={community.avatar} size={48} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Link
            to={`/group/${community.id}`}
            className="min-w-0 flex-[1_1_6.5rem] text-lg font-semibold hover:underline"
          >
            <ShortName name={community.name} />
          </Link>
          <JoinButton community={community} />
        </div>
        <Details community={community} />
        {community.description !== '' && (
          <p dir="auto" className="mt-2 line-clamp-2 wrap-anywhere text-ink-2">
            {community.description}
          </p>
        )}
      </div>
    </li>
  );
};

export const Communities = ({ exploring }: { readonly exploring: Exploring }) => {
  const list = useCommunities(exploring.filter as FilterOf<'communities'>, exploring.q);
  return (
    <ListFrame
      list={list}
      isEmpty={list.ids.length === 0}
      label={texts.tab.communities}
      empty={<ExploreEmpty exploring={exploring} />}
    >
      {list.ids.map((id) => (
        <Row key={id} id={id} />
      ))}
    </ListFrame>
  );
};
