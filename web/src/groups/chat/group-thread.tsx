import type { GroupView } from '@wagram/contract/groups';
import type { MemberId, MessageId } from '@wagram/contract/kernel';
import { ArrowLeft, MessageCircleOff } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { ChatFrame, ChatPartsProvider } from '#messages';
import type { BubbleView, Chat, ChatParts } from '#messages';
import { IconButton, ShortName } from '#ui';
import { lineIdOf } from './comments.tsx';
import { Quiet, WritingFoot } from './group-foot.tsx';
import type { FootProps } from './group-foot.tsx';
import { HeldNote } from './held-note.tsx';
import { texts } from '../texts.ts';

const words = texts.comments;

/** Between the post and what was said of it. */
const UnderPost = ({ shown }: { readonly shown: BubbleView }) => {
  const count = shown.message?.comments ?? null;
  if (count === null) return <HeldNote shown={shown} />;
  return (
    <p className="tabular mt-5 mb-1 flex items-center gap-3 text-sm font-semibold text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {count > 0 ? words.count(count) : words.none}
    </p>
  );
};

/** Everything of a conversation but polls and pins. */
const partsOf = (parts: ChatParts): ChatParts => ({
  ...parts,
  hasSenders: true,
  Under: UnderPost,
  Marks: null,
  tools: null,
  fieldLabel: words.leave,
});

/** The focus comes with whoever opens it, and goes back to where they were. */
const useFocus = (post: MessageId) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The channel underneath can be reached again only once this is gone.
    return () => {
      window.setTimeout(() => document.getElementById(lineIdOf(post))?.focus({ preventScroll: true }), 0);
    };
  }, [post]);
  return heading;
};

interface HeadProps {
  readonly name: string;
  readonly post: MessageId;
  readonly onClose: () => void;
}

const Head = ({ name, post, onClose }: HeadProps) => {
  const heading = useFocus(post);
  return (
    <header className="flex h-16 shrink-0 items-center gap-1 border-b border-line ps-1 pe-4 wide:h-[78px] wide:ps-3">
      <IconButton label={words.back(name)} onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="size-5.5 rtl:rotate-180" />
      </IconButton>
      <div className="min-w-0 flex-1">
        <h1 ref={heading} tabIndex={-1} className="text-base leading-5 font-semibold outline-none">
          {words.title}
        </h1>
        <p className="text-sm text-ink-3">
          <ShortName name={name} />
        </p>
      </div>
    </header>
  );
};

const Foot = (props: FootProps) =>
  props.group.comments ? (
    <WritingFoot {...props} approval={words.approval} />
  ) : (
    <Quiet icon={<MessageCircleOff aria-hidden="true" className="size-4.5 shrink-0" />}>{words.off}</Quiet>
  );

interface GroupThreadProps {
  readonly group: GroupView;
  readonly me: MemberId;
  readonly post: MessageId;
  /** The comment that a link leads to. */
  readonly comment: MessageId | null;
  readonly parts: ChatParts;
  readonly onClose: () => void;
}

/** TLK-03: a post of a channel with what was said of it. It stands over the channel, which keeps its place. */
export const GroupThread = ({ group, me, post, comment, parts, onClose }: GroupThreadProps) => {
  const inThread = useMemo(() => partsOf(parts), [parts]);
  // Without its post there is nothing to write under.
  const foot = (chat: Chat, input: FootProps['input']) =>
    chat.log.isError && chat.log.log === null ? null : <Foot group={group} me={me} chat={chat} input={input} />;
  return (
    <ChatPartsProvider value={inThread}>
      <div className="absolute inset-0 z-20 animate-fade bg-paper wide:bg-surface">
        <ChatFrame
          key={post}
          target={{ me, to: group.id, isGroup: true, threadOf: post }}
          name={words.log(group.name)}
          none={words.none}
          start={comment}
          gone={{ title: words.gone, hint: words.goneHint }}
          head={() => <Head name={group.name} post={post} onClose={onClose} />}
          foot={foot}
        />
      </div>
    </ChatPartsProvider>
  );
};
