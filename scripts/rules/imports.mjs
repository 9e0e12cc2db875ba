// Rules 1 and 2: packages, doors and levels.
import { posix } from 'node:path';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').SourceFile} SourceFile */

const contractMayImport = /^(?:zod(?:\/.*)?|@scure\/base)$/;
const contractTestMayImport = /^(?:vitest|fast-check|node:.*)$/;

/** A test may build the whole app and use what other rooms lay out for tests. */
const forTests = /(?:^|\/)testing(?:\/|-|\.)/;

/** @param {Plan} plan @param {SourceFile} file @param {string} room @param {boolean} sameAllowed @returns {[string, string] | null} */
const checkLevel = ({ layout }, file, room, sameAllowed) => {
  if (room === 'testing') return file.isTest ? null : ['level', 'only tests import what stands under testing'];
  const apps = [...(layout.app[file.pkg] ?? []), ...(layout.app['contract'] ?? [])];
  if (apps.includes(room)) {
    return file.isApp || file.isTest ? null : ['level', `nobody imports the app (${room})`];
  }
  const target = layout.rooms[room];
  if (target === undefined) return ['door', `no room is called '${room}'`];
  if (file.isApp || file.isTest || (sameAllowed && room === file.room)) return null;
  // The kernel is below every room, also of its own level.
  if (room === 'kernel') return null;
  const own = layout.rooms[file.room ?? ''];
  if (own === undefined || target.level < own.level) return null;
  return ['level', `${file.room} (level ${own.level}) may not enter ${room} (level ${target.level})`];
};

/** @param {Plan} plan @param {SourceFile} file @param {string} specifier @returns {[string, string] | null} */
const checkRelative = ({ layout }, file, specifier) => {
  const target = posix.normalize(posix.join(posix.dirname(file.path), specifier.replace(/\?.*$/, '')));
  const inPackage = `${file.pkg}/src/`;
  if (!target.startsWith(inPackage)) {
    const pkg = layout.packages.find((name) => target.startsWith(`${name}/`));
    if (pkg === file.pkg || (file.isTest && target.startsWith('scripts/'))) return null;
    return ['package', `'${specifier}' leaves the package ${file.pkg}`];
  }
  const inner = target.slice(inPackage.length);
  const room = inner.includes('/') ? inner.slice(0, inner.indexOf('/')) : null;
  if (room === file.room) return null;
  const targetIsApp = room === null || (layout.app[file.pkg] ?? []).includes(room);
  if (file.isApp && (targetIsApp || target.endsWith('.css'))) return null;
  if (file.isTest && forTests.test(inner)) return null;
  return ['door', `'${specifier}' goes around the door of ${room ?? 'the app'}: import '#${room ?? 'app'}'`];
};

/** @param {Plan} plan @param {SourceFile} file @param {string} specifier @returns {[string, string] | null} */
const checkInside = (plan, file, specifier) => {
  const [room, ...deep] = specifier.slice(1).split('/');
  if (room === file.room && deep.length === 0)
    return ['door', `'${specifier}' is this file's own room: import the file`];
  // The kernel has side doors (#kernel/tables); what stands under testing is for tests.
  const hasSideDoor = room === 'kernel' || (file.isTest && deep[0] === 'testing');
  if (deep.length > 0 && !hasSideDoor) return ['door', `'${specifier}' goes around the door of ${room}`];
  if (room === file.room) return null;
  return checkLevel(plan, file, room, false);
};

/** @param {Plan} plan @param {SourceFile} file @param {string} specifier @returns {[string, string] | null} */
const checkImport = (plan, file, specifier) => {
  if (specifier.startsWith('.')) return checkRelative(plan, file, specifier);
  if (specifier.startsWith('#')) return checkInside(plan, file, specifier);
  if (specifier.startsWith('@wagram/contract/') && file.pkg !== 'contract') {
    const [room, ...deep] = specifier.slice('@wagram/contract/'.length).split('/');
    if (deep.length > 0) return ['door', `'${specifier}' goes around the door of ${room}`];
    return checkLevel(plan, file, room, true);
  }
  // What programs of others are written with is tried against a server.
  if (specifier === '@wagram/client' && file.pkg === 'server' && file.isTest) return null;
  // Nobody in the rooms knows who lives there.
  if (specifier === '@wagram/demo' && file.pkg === 'server' && file.isApp) return null;
  if (/^@wagram\/game(?:\/game\.css)?$/.test(specifier) && file.pkg === 'web' && file.room === 'games') return null;
  if (specifier.startsWith('@wagram/')) return ['package', `${file.pkg} may not import '${specifier}'`];
  if (file.pkg === 'client' && !file.isTest && !specifier.startsWith('node:'))
    return ['package', `client imports only contract and Node, not '${specifier}'`];
  if (file.pkg === 'game' && !file.isTest) return ['package', `game imports only contract, not '${specifier}'`];
  if (file.pkg === 'demo' && !file.isTest && !/^(?:node:|zod$)/.test(specifier))
    return ['package', `demo imports only contract, zod and Node, not '${specifier}'`];
  if (file.pkg !== 'contract' || contractMayImport.test(specifier)) return null;
  if (file.isTest && contractTestMayImport.test(specifier)) return null;
  return ['package', `contract imports only contract, zod and base58, not '${specifier}'`];
};

/** @param {Plan} plan @returns {import('./plan.mjs').Finding[]} */
export const checkImports = (plan) =>
  plan.files
    .filter((file) => file.isCode)
    .flatMap((file) =>
      file.source.imports.flatMap(({ specifier, line }) => {
        const fault = checkImport(plan, file, specifier);
        return fault === null ? [] : [{ path: file.path, line, rule: fault[0], text: fault[1] }];
      }),
    );
