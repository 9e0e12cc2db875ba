// What a member's posts received.
export {};
