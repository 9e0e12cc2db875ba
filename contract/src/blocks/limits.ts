/** For so long a block can be undone as if it had not been. */
export const BLOCK_UNDO_MS = 60_000;
