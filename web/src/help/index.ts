// Help: settings of the account, answers, the way to the operator, and the operator's own texts.
export * from './contact-box.tsx';
export * from './faq-list.tsx';
export * from './settings-form.tsx';
export { texts as helpTexts } from './texts.ts';
export * from './use-document.ts';
export * from './use-unsubscribe.ts';
