// The page about the token.
export const room = 'buy';
