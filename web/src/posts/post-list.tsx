import { PostCard } from './post-card.tsx';
import { useKnownPost } from './entities.ts';

const Row = ({ id }: { readonly id: string }) => {
  const post = useKnownPost(id);
  return post === null ? null : <PostCard post={post} />;
};

export const PostList = ({ ids }: { readonly ids: readonly string[] }) => (
  <div>
    {ids.map((id) => (
      <Row key={id} id={id} />
    ))}
  </div>
);
