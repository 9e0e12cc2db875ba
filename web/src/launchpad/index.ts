// Launching a token: sales and pledges, what is known of any token, and, where it is not offered, who wants to hear of it.
export * from './api.ts';
export * from './creator-panel.tsx';
export * from './drawing.tsx';
export * from './features.tsx';
export * from './hidden-note.tsx';
export * from './launch-form.tsx';
export * from './launch-row.tsx';
export * from './notify-me.tsx';
export * from './risk-card.tsx';
export * from './sale-panel.tsx';
export * from './trust.tsx';
export { texts as launchTexts } from './texts.ts';
