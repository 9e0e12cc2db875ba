// What members tell the operators about, what operators decide, and what its author can say to it. Loaded when it is needed.
import { lazy } from '#kernel';

export const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));
export const DecideDialog = lazy(async () => ({ default: (await import('./decide-dialog.tsx')).DecideDialog }));
export const AppealDialog = lazy(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }));
/** Takes its place on a hidden post. */
export const HiddenNote = lazy(async () => ({ default: (await import('./hidden-note.tsx')).HiddenNote }));
export const Suspension = lazy(async () => ({ default: (await import('./suspension.tsx')).Suspension }));
/** Also above the page of money. */
export const DeskTabs = lazy(async () => ({ default: (await import('./desk-tabs.tsx')).DeskTabs }));
export const ModerationDesk = lazy(async () => ({ default: (await import('./desk.tsx')).ModerationDesk }));
/** What the pages of operators are made of. */
export { Alerts, Figure, Figures, Part, Pill, type Alert } from './desk-parts.tsx';
export { jobKinds } from './job-kinds.ts';
