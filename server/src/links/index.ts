// Pages that people link to: fetches what a page says of itself, once for all who link to it, and keeps it with its picture.
// Owns link_cards; promises that nothing inside is asked, that nobody can make us ask a host often, and that no reader's
// browser speaks to the page's host before its reader does.
export type { CardInJson } from './in-json.ts';
export { openLinks } from './routes.ts';
export { askForCard, cardUrlOf } from './service.ts';
export { selectCard } from './links.gen.ts';
export { toLinkCardView } from './view.ts';
