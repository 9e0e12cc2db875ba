// The page about the token.
export {};
