// What tests of the web share: a page with its configuration, a server that answers what it is told, and people.
export * from './chain.ts';
export * from './groups.ts';
export * from './ids.ts';
export * from './messages.ts';
export * from './movements.ts';
export * from './notices.ts';
export * from './page.tsx';
export * from './people.ts';
export * from './posts.ts';
export * from './server.ts';
export * from './streams.ts';
export * from './tickets.ts';
export * from './tabs.ts';
