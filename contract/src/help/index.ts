// Help: what both sides agree on.
export {};
