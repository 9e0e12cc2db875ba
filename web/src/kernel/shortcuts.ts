import { createStored, useStore } from './store.ts';

const stored = createStored('shortcuts', (text) => text !== 'off');

export const areShortcutsOn = stored.get;
export const useShortcutsOn = (): boolean => useStore(stored);
export const setShortcuts = (isOn: boolean): void => stored.set(isOn ? null : 'off');
