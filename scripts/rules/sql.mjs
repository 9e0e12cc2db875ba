// SQL stands in .sql files, where PostgreSQL types it and its rules are checked (scripts/sql). The kernel's own way to the
// database opens connections, begins, migrates and listens, and nothing else.
import { lineAt } from './source.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').Finding} Finding */

const STATEMENT =
  /(['"`])\s*(?:select\s|insert\s+into\s|update\s+[\w$.{}]+\s+(?:\w+\s+)?set\s|delete\s+from\s|truncate\s|with\s+\w+\s+as\s)/g;
const OWN_WAY = /^server\/src\/kernel\/(?:db|live|http)\//;

/** @param {Plan} plan @returns {Finding[]} */
export const checkSqlStrings = ({ files }) =>
  files
    .filter(({ pkg, isCode, isTest, path }) => pkg === 'server' && isCode && !isTest && !path.endsWith('.gen.ts'))
    .filter(({ path }) => !OWN_WAY.test(path))
    .flatMap(({ path, source }) =>
      [...source.text.matchAll(STATEMENT)].map((match) => ({
        path,
        line: lineAt(source.text, match.index),
        rule: 'sql',
        text: 'a statement in a string: put it into a .sql file of the room',
      })),
    );
