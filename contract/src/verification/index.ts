// Getting verified: what both sides agree on.
export {};
