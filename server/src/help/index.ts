// Help: what people write to the operators, the operator's own texts, and the weekly digest. Owns these messages and who was
// written a digest in which week;
// promises at most one for each, and a link that ends them.

export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { helpRoutes } from './routes.ts';
export { texts as helpTexts } from './texts.ts';
