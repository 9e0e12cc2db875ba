// Translation. Has no table: it sends the text of a post or a comment to the operator's LibreTranslate when a member who
// may read it asks, and remembers the answer for a while. Nothing is sent where TRANSLATE_URL is not set.
export { translationRoutes } from './routes.ts';
