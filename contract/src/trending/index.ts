// What is trending: what both sides agree on.
export const room = 'trending';
