import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '@wagram/contract/kernel';
import type { OwnProfileView } from '@wagram/contract/members';
import type { App } from '#kernel';

type Cookies = Readonly<Record<string, string | undefined>>;
type Replies = Readonly<Record<string, unknown>>;

/** The beginning of a screen: what it asks first, and what it looks like with the answers. */
export interface FirstScreen {
  /** The address of who is there, asked before anything else. */
  readonly session: string;
  /** By name, the addresses of what it asks for a member. */
  questions(member: OwnProfileView): Readonly<Record<string, string>>;
  /** Markup from the answers, by the same names; empty where there is nothing to print. */
  print(member: OwnProfileView, replies: Replies): string;
}

/** The screen at an address; null where nothing is asked or printed ahead. */
export type Printer = (address: string, cookies: Cookies) => FirstScreen | null;

/** What the build of the web brings along for the server (web/src/app/print/print.tsx). */
interface PrintModule {
  firstScreen(
    address: string,
    cookies: Cookies,
  ): (Omit<FirstScreen, 'print'> & { print(config: PublicConfig, ...given: [OwnProfileView, Replies]): string }) | null;
}

/** Null where the web was not built. */
export const readPrinter = async (app: App, config: PublicConfig, root: string): Promise<Printer | null> => {
  const path = join(root, 'print', 'print.js');
  if (!existsSync(path)) return null;
  const { firstScreen } = (await import(pathToFileURL(path).href)) as PrintModule;
  return (address, cookies) => {
    const screen = firstScreen(address, cookies);
    if (screen === null) return null;
    const print: FirstScreen['print'] = (member, replies) => {
      try {
        return screen.print(config, member, replies);
      } catch (error) {
        // The page draws itself, only later.
        app.log.warn({ err: error, address }, 'a screen could not be printed');
        return '';
      }
    };
    return { session: screen.session, questions: screen.questions, print };
  };
};
