// Help: what both sides agree on.
export const room = 'help';
