import { HOST_MAX, HOST_REASON_MAX } from '@wagram/contract/federation';
import type { HostState } from '@wagram/contract/federation';

export interface ListedHost {
  readonly name: string;
  readonly state: Exclude<HostState, 'open'>;
  readonly reason: string | null;
}

const shape = /^(?=.{1,255}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}(?::\d{1,5})?$/;
const local = /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/;

/** The name of a server, however it was copied; null: it is none. */
export const toHostName = (text: string): string | null => {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^@?[^@/]*@/, '')
    .replace(/\/.*$/, '')
    .replace(/\.$/, '');
  if (bare.length > HOST_MAX || !URL.canParse(`https://${bare}`)) return null;
  // As addresses write it: names in other letters have a form in these.
  const { host } = new URL(`https://${bare}`);
  return shape.test(host) || local.test(host) ? host : null;
};

/** One line of a CSV file: words in quotes may hold commas and doubled quotes. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  );

const states: Readonly<Record<string, ListedHost['state'] | null>> = {
  suspend: 'blocked',
  silence: 'limited',
  limit: 'limited',
  noop: null,
};

/** A name on each line, or the columns of Mastodon: #domain, #severity, …, #public_comment. */
export const readHostList = (text: string): ListedHost[] => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const head = cellsOf(lines[0]?.toLowerCase() ?? '').map((name) => name.replace(/^#/, ''));
  const column = (name: string): number => head.indexOf(name);
  const isTable = column('domain') >= 0;
  const found = new Map<string, ListedHost>();
  for (const line of isTable ? lines.slice(1) : lines) {
    const cells = cellsOf(line);
    const name = toHostName(cells[isTable ? column('domain') : 0] ?? '');
    const severity = isTable && column('severity') >= 0 ? cells[column('severity')] : 'suspend';
    const state = states[severity?.toLowerCase() ?? ''] ?? null;
    const reason = isTable && column('public_comment') >= 0 ? cells[column('public_comment')] : '';
    if (name !== null && state !== null)
      found.set(name, { name, state, reason: reason === '' ? null : (reason?.slice(0, HOST_REASON_MAX) ?? null) });
  }
  return [...found.values()];
};
