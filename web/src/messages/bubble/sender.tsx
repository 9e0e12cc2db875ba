import { Link } from 'react-router';
import { Avatar, classes, ShortName } from '#ui';
import { profileLink } from '../chat/header.tsx';
import type { BubbleView } from '../chat/rows.ts';
import { texts } from '../texts.ts';

// Each keeps 4.5:1 on a bubble, in both themes.
const COLOURS = ['text-accent-ink', 'text-mint', 'text-coral', 'text-amber'] as const;

const colourOf = (id: string): string => {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
};

/** Beside the last of what somebody said in one go; the room for it stays beside the others. */
export const SenderFace = ({ shown, isLast }: { readonly shown: BubbleView; readonly isLast: boolean }) => {
  const { message } = shown;
  if (!isLast || message === null) return <span className="w-8 shrink-0" />;
  const face = <Avatar name={message.sender_name ?? ''} url={message.sender_avatar} size={32} />;
  if (message.sender_username === null) return <span className="shrink-0 self-end">{face}</span>;
  return (
    <Link
      {...profileLink({ username: message.sender_username })}
      aria-hidden="true"
      tabIndex={-1}
      className="shrink-0 self-end rounded-full"
    >
      {face}
    </Link>
  );
};

export const SenderName = ({ shown: { message } }: { readonly shown: BubbleView }) => {
  if (message?.sender_name == null) return null;
  const look = classes('max-w-full min-w-0 text-sm font-semibold', colourOf(message.sender_id ?? ''));
  const name = <ShortName name={message.sender_name} />;
  if (message.sender_username === null) {
    return (
      <span className={classes(look, 'flex items-center gap-1.5')}>
        {name}
        {message.is_bot && (
          <span className="rounded-full bg-line px-1.5 text-xs font-medium text-ink-2">{texts.bot}</span>
        )}
      </span>
    );
  }
  return (
    <Link {...profileLink({ username: message.sender_username })} className={classes(look, 'block hover:underline')}>
      {name}
    </Link>
  );
};
