// The member's own keys.
export {};
