// What a member prefers: kept on the device, and for whoever is signed in by the server too (D12).
export { applyChoice, keyOf, refreshChoices, useChoice, useChoices, useSaveRanking } from './api.ts';
export * from './choice-switch.tsx';
export * from './device.ts';
export * from './find-settings.ts';
export { keepWaitlists } from './promised.ts';
export { switchWords, texts as switchTexts } from './switch-texts.ts';
export type { SwitchGroup, SwitchName, SwitchWords } from './switch-texts.ts';
export { useWaitlist } from './waitlist.ts';
