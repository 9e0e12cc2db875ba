import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Names of the statements of a room that a piece of work asked for. */
export const statementsOf = async ({ app }: TestApp, room: string, work: () => Promise<unknown>): Promise<string[]> => {
  const spy = vi.spyOn(app.db, 'query');
  await work();
  const names = spy.mock.calls.map(([statement]) => statement.name ?? statement.text);
  spy.mockRestore();
  return names.filter((name) => name.startsWith(`${room}_`));
};
