// Loaded when a video goes up: nothing of it stands in the first page.
export { PieceSender, sendInPieces } from './pieces.ts';
export { givePoster } from './poster.ts';
