// What people say: feeds, the post card, likes, shares and gifts. A post lives once in the page; lists hold ids.
export * from './api.ts';
export * from './composer-door.ts';
export * from './composer-sheet.tsx';
export * from './composer.tsx';
export * from './entities.ts';
export * from './post-card.tsx';
export * from './post-list.tsx';
export * from './slots.tsx';
export * from './use-composer-event.ts';
export * from './use-composer.ts';
