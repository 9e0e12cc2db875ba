// Games: what both sides agree on.
export const room = 'games';
