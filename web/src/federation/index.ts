// Other servers: their people and posts as members meet them, and what operators decide about them.
export * from './api.ts';
export * from './elsewhere-note.tsx';
export * from './follow-dialog.tsx';
export * from './host-desk.tsx';
export * from './look-up.tsx';
export * from './moving-section.tsx';
export * from './report-too.ts';
