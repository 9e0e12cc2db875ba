// Finding members and posts.
export {};
