import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '@wagram/contract/kernel';
import type { FeedType } from '@wagram/contract/posts';
import type { App } from '#kernel';

/** The beginning of home as markup, from what home asks first; empty where there is nothing to print. */
export type Printer = (tab: FeedType, answers: Readonly<Record<string, unknown>>) => string;

interface PrintModule {
  printHome(config: PublicConfig, ...given: Parameters<Printer>): string;
}

/** The build of the web brings what it prints with (web/src/app/print-home.tsx); null where it was not built. */
export const readPrinter = async (app: App, config: PublicConfig, root: string): Promise<Printer | null> => {
  const path = join(root, 'print', 'print-home.js');
  if (!existsSync(path)) return null;
  const { printHome } = (await import(pathToFileURL(path).href)) as PrintModule;
  return (tab, answers) => {
    try {
      return printHome(config, tab, answers);
    } catch (error) {
      // The page draws itself, only later.
      app.log.warn({ err: error }, 'home could not be printed');
      return '';
    }
  };
};
