import type { PostView } from '@house/contract/posts';

export const PostCard = ({ post }: { readonly post: PostView }) => <article>{post.content}</article>;
