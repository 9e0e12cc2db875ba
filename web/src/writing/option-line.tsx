import { atHandle } from '@wagram/contract/members';
import { Hash } from 'lucide-react';
import { Avatar, Handle, ShortName } from '#ui';
import type { Option } from './completion-source.ts';

export const OptionLine = ({ option }: { readonly option: Option }) => {
  if (option.kind === 'member') {
    return (
      <>
        <Avatar name={option.name} url={option.avatarUrl} size={36} />
        <span className="min-w-0 flex-1 leading-5">
          <ShortName name={option.name} className="font-semibold text-ink" />
          <Handle name={atHandle(option.handle)} className="text-sm text-ink-3" />
        </span>
      </>
    );
  }
  if (option.kind === 'tag') {
    return (
      <>
        <Hash aria-hidden="true" className="mx-2 size-5 shrink-0 text-ink-3" />
        <bdi className="min-w-0 truncate font-semibold">{option.tag}</bdi>
      </>
    );
  }
  return (
    <>
      <span className="w-9 text-center font-emoji text-2xl leading-none">{option.emoji}</span>
      <span className="min-w-0 truncate text-ink-2">{option.name}</span>
    </>
  );
};
