import { createStored, useStore } from '#kernel';

/** STG-03: whether what is said in videos is shown as words, on this device. Videos begin without sound, so it is. */
const stored = createStored('captions', (text) => text !== 'off');

export const useCaptionsOn = (): boolean => useStore(stored);
export const setCaptionsOn = (isOn: boolean): void => stored.set(isOn ? null : 'off');
export const toggleCaptions = (): void => setCaptionsOn(!stored.get());
