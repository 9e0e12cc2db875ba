import { readFileSync, statSync } from 'node:fs';
import type { Reader } from './reader.ts';
import type { SettingName } from './settings.ts';

export interface AiConfig {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  timeoutMs: number;
}

export interface TranslateConfig {
  baseUrl: string;
  apiKey: string | null;
}

/** The operator's own texts, as Markdown; null: the built-in ones. */
export interface DocumentsConfig {
  terms: string | null;
  privacy: string | null;
}

const DOCUMENT_MAX = 500_000;
const isMailbox = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(text);

export const aiOf = (read: Reader): AiConfig | null => {
  const base = read.url('AI_BASE_URL', ['http:', 'https:']);
  const model = read.text('AI_MODEL');
  read.reject(
    read.given('AI_BASE_URL') !== (model !== null),
    'AI_BASE_URL and AI_MODEL belong together: one of them is missing',
  );
  const timeoutMs = read.number('AI_TIMEOUT', 1, 120) * 1_000;
  if (base === null || model === null) return null;
  return { baseUrl: base.href.replace(/\/$/, ''), apiKey: read.text('AI_API_KEY'), model, timeoutMs };
};

export const translateOf = (read: Reader): TranslateConfig | null => {
  const base = read.url('TRANSLATE_URL', ['http:', 'https:']);
  const apiKey = read.text('TRANSLATE_KEY');
  read.reject(apiKey !== null && !read.given('TRANSLATE_URL'), 'TRANSLATE_KEY is set but TRANSLATE_URL is missing');
  return base === null ? null : { baseUrl: base.href.replace(/\/$/, ''), apiKey };
};

export const contactOf = (read: Reader, operators: readonly string[]): string | null => {
  const mailbox = read.text('CONTACT_MAIL');
  read.reject(mailbox !== null && !isMailbox(mailbox), `CONTACT_MAIL must be an e-mail address, not '${mailbox}'`);
  return mailbox ?? operators.find(isMailbox) ?? null;
};

const documentOf = (read: Reader, name: SettingName): string | null => {
  const path = read.text(name);
  if (path === null) return null;
  try {
    if (statSync(path).size <= DOCUMENT_MAX) return readFileSync(path, 'utf8');
    read.reject(true, `${name}: ${path} has more than ${DOCUMENT_MAX} bytes`);
  } catch {
    read.reject(true, `${name}: ${path} cannot be read`);
  }
  return null;
};

export const documentsOf = (read: Reader): DocumentsConfig => ({
  terms: documentOf(read, 'TERMS_FILE'),
  privacy: documentOf(read, 'PRIVACY_FILE'),
});
