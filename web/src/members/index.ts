// Who a person is, as every screen shows them: one copy of each member, the name with its badge, the avatar.
export * from './api.ts';
export * from './member-path.ts';
export * from './member-line.tsx';
export * from './member-name.tsx';
export * from './metal.ts';
