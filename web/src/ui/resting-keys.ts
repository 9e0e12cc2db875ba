import { areShortcutsOn } from '#kernel';
import { isDialogOpen } from './over/dialogs.ts';

/** Keys rest while somebody types, in dialogs, with a modifier, and when they are switched off. */
export const areKeysResting = (event: KeyboardEvent): boolean => {
  const target = event.target as HTMLElement | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    isDialogOpen() ||
    target?.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') != null ||
    !areShortcutsOn()
  );
};
