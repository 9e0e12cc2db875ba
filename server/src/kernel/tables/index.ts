export * from './auth.ts';
export * from './kernel.ts';
export * from './members.ts';
