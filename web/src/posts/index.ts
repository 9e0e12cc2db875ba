// What people say: feeds, the post card, likes, shares and gifts. A post lives once in the page; lists hold ids.
export * from './api.ts';
export * from './entities.ts';
export * from './post-card.tsx';
export * from './post-list.tsx';
export * from './slots.tsx';
