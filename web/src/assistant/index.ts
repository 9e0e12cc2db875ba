// The assistant: conversations that are kept on the device, answers that arrive as they are written, and Markdown that is
// drawn without any HTML.
export * from './composer.tsx';
export * from './history.tsx';
export { Markdown } from './markdown-view.tsx';
export * from './thread.tsx';
export { texts as assistantTexts } from './texts.ts';
export * from './use-assistant.ts';
