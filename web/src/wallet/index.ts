// The member's own keys: made, kept, shown and signed with on this device alone. No secret leaves this room.
export * from './activity.tsx';
export * from './backup-sheet.tsx';
export * from './cards.tsx';
export * from './chain-card.tsx';
export * from './credit-card.tsx';
export * from './leave-sheet.tsx';
export * from './receive-sheet.tsx';
export * from './settings-asides.tsx';
export * from './settings-keys.tsx';
export * from './settings-move.tsx';
export * from './settings-password.tsx';
export { texts as walletTexts } from './texts.ts';
export { texts as walletSettingsTexts } from './texts-settings.ts';
export * from './token-list.tsx';
export * from './unlocked-by.ts';
export * from './use-password-gate.tsx';
export * from './use-reveal.ts';
export * from './use-wallet.ts';
