// Who does not want to see whom. A block or mute is known here for as long as the page lives; the server filters every list.
export * from './dialogs.ts';
export * from './muted.ts';
export { texts as blockTexts } from './texts.ts';
export * from './use-block.ts';
export * from './use-mute.ts';
