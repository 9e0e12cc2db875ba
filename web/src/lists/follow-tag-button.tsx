import { Button } from '#ui';
import { useFollowTag } from './tags.ts';
import { texts } from './texts.ts';

const words = texts.tags;

/** SOC-11: on the page of a hashtag, which is written without its #. */
export const FollowTagButton = ({ tag }: { readonly tag: string }) => {
  const { isFollowing, toggle } = useFollowTag(tag);
  const word = isFollowing ? words.following : words.follow;
  return (
    <Button
      size="sm"
      look={isFollowing ? 'outline' : 'primary'}
      aria-pressed={isFollowing}
      aria-label={words.about(word, tag)}
      onClick={toggle}
    >
      {word}
    </Button>
  );
};
