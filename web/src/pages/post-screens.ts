// The page of a post and that of its comments are made of the same parts: one file to load.
export { PostPage } from './post.tsx';
export { PostCommentsPage } from './post-comments.tsx';
