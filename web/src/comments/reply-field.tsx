import type { PostId } from '@wagram/contract/kernel';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { requireSignIn, useSession } from '#auth';
import { ComposerSheet, REPLY_HASH } from '#posts';
import { Button } from '#ui';
import { texts } from './texts.ts';
import { useCommentComposer, WARN_AT } from './use-comment-composer.ts';

/** Who came to reply finds the cursor here, also when they ask again. */
const useReplyFocus = (target: RefObject<HTMLElement | null>): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === REPLY_HASH) target.current?.focus();
  }, [hash, key, target]);
};

const MemberField = ({ postId }: { readonly postId: PostId }) => {
  const composer = useCommentComposer({ postId, parentId: null });
  const field = useRef<HTMLTextAreaElement | null>(null);
  useReplyFocus(field);
  return (
    <ComposerSheet
      look="inline"
      composer={composer}
      field={field}
      warnAt={WARN_AT}
      rows={1}
      hasAlt={false}
      hasFigures
      words={{ label: texts.fieldLabel, placeholder: texts.fieldPlaceholder, submit: texts.submitReply }}
    />
  );
};

const GuestField = () => {
  const button = useRef<HTMLButtonElement | null>(null);
  useReplyFocus(button);
  return (
    <div className="px-4 py-3 wide:px-5">
      <Button
        ref={button}
        look="soft"
        className="w-full"
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
        onClick={() => requireSignIn(texts.signIn)}
      >
        {texts.signInToReply}
      </Button>
    </div>
  );
};

/** MEND-01: the field under a post; a guest is asked to sign in. */
export const ReplyField = ({ postId }: { readonly postId: PostId }) => {
  const { user } = useSession();
  return <div className="border-b border-line">{user === null ? <GuestField /> : <MemberField postId={postId} />}</div>;
};
