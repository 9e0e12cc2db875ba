import type { PostView } from '@wagram/contract/posts';
import { CircleQuestionMark } from 'lucide-react';
import { createContext, useContext } from 'react';
import { openDialog } from '#ui';
import type { DialogSubject, MenuItem } from '#ui';
import { useRepostLine } from './repost-lines.tsx';
import { texts } from '../texts.ts';

const Why = createContext<DialogSubject | null>(null);

/** SOC-12: around a list: which feed it is, in the words of the dialog that says why a post stands in it. */
export const WhyProvider = Why.Provider;

/** What stands in no feed needs no reason. */
export const useWhyItems = (post: PostView): MenuItem[] => {
  const feed = useContext(Why);
  const line = useRepostLine(post.id);
  if (feed === null) return [];
  const by: DialogSubject = line === undefined ? {} : { by: line.username };
  return [
    {
      text: texts.menu.why,
      icon: <CircleQuestionMark className="size-5 text-ink-2" />,
      onSelect: () => openDialog('why', { ...feed, ...by, post: post.id }),
    },
  ];
};
