// Every way in, and what keeps it safe. The session here is a shadow: the server's session is the authority.
export * from './auth-frame.tsx';
export * from './callback-screen.tsx';
export { DemoButton, DemoWords } from './demo-door.tsx';
export * from './dialogs.ts';
export * from './email-form.tsx';
export * from './leave.ts';
export * from './oauth-callback.ts';
export * from './require-sign-in.ts';
export * from './reset-forms.tsx';
export * from './security-api.ts';
export * from './security-account.tsx';
export * from './security-passkeys.tsx';
export * from './security-password.tsx';
export * from './security-section.tsx';
export * from './security-sessions.tsx';
export * from './session.ts';
export { texts as authTexts } from './texts.ts';
export * from './x-button.tsx';
