// What a member prefers: kept on the device, and for whoever is signed in by the server too (D12).
export { keyOf, useChoices, useNotifyChoice } from './api.ts';
export * from './device.ts';
export { keepWaitlists } from './promised.ts';
export { useWaitlist } from './waitlist.ts';
