// What is trending: what both sides agree on.
export {};
