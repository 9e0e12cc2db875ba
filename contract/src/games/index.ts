// Games: what both sides agree on.
export {};
