// The member's own keys.
export const room = 'wallet';
