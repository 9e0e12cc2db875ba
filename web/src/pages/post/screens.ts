// The pages of a post, its comments and its quotes are made of the same parts: one file to load.
export { PostPage } from './post.tsx';
export { PostCommentsPage } from './comments.tsx';
export { PostQuotesPage } from './quotes.tsx';
