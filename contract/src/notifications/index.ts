// What happened to a member, and how they are told.
export {};
