// What a member prefers. Knows nobody.
export {};
