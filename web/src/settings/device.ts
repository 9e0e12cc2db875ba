import { toChoices, type Choices } from '@wagram/contract/settings';
import { readStoredJson, writeStoredJson } from '#kernel';

const isAnything = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** D12: under {slug}_settings, as the server holds them. What is missing or damaged has its default. */
export const readChoices = (): Choices => toChoices(readStoredJson('settings', isAnything));

export const keepChoices = (choices: Choices): void => void writeStoredJson('settings', choices);
