import { assistantPiece, live, nameCalls, nameSchemas } from '@wagram/contract/api';
import { assistantCalls } from '@wagram/contract/assistant';
import { cookieName, type ApiDescription, type App } from '#kernel';
import { version } from './version.ts';

/** What this server can be asked, under the names of the contract. */
export const describeApi = ({ calls, config }: Pick<App, 'calls' | 'config'>): ApiDescription => ({
  title: config.brand.name,
  version,
  calls: [...calls],
  callNames: nameCalls(),
  schemaNames: nameSchemas(),
  live,
  pieces: new Map([[assistantCalls.askAssistant, assistantPiece]]),
  cookie: cookieName(config, 'session'),
});
