// A member's page, own and others', and how it is edited.
export {};
