// What package-lock.json says of packages: where one is found, what a package brings along, and for which machines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {Record<string, any>} Packages by their place, such as node_modules/zod */

/** @param {string} [at] @returns {Packages} */
export const readLocked = (at = root) => JSON.parse(readFileSync(join(at, 'package-lock.json'), 'utf8')).packages;

/** As Node looks for it: beside the one that asks, then one folder further up. @param {Packages} locked @param {string} from @param {string} name @returns {string | undefined} */
export const placeOf = (locked, from, name) => {
  const folders = from.split('/');
  for (let length = folders.length; length >= 0; length -= 1) {
    const place = [...folders.slice(0, length), 'node_modules', name].join('/');
    if (locked[place] !== undefined) return place;
  }
  return undefined;
};

/** Names that a package cannot do without; those that it can do without and brings along are there too. @param {any} entry @returns {string[]} */
const broughtBy = ({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) => {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers);
};

/**
 * Every place that the workspaces need to run. `npm ci --omit=dev` would also keep what a package merely gets along with, which
 * here is the compiler. @param {Packages} locked @param {string[]} workspaces @returns {Set<string>}
 */
export const placesNeededBy = (locked, workspaces) => {
  const found = new Set(workspaces);
  for (const place of found) {
    const entry = locked[place];
    if (entry.link === true) found.add(entry.resolved);
    for (const name of broughtBy(entry)) {
      const at = placeOf(locked, place, name);
      if (at !== undefined) found.add(at);
    }
  }
  return found;
};

const machines = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));

/** @param {any} part @param {{ os: string, cpu: string }} machine */
const isFor = (part, { os, cpu }) =>
  part.os.includes(os) && part.cpu.includes(cpu) && (part.libc === undefined || part.libc.includes('glibc'));

/**
 * Native parts that the lockfile lacks, in words. npm drops them in silence when it writes the lockfile on another machine or
 * when a part was not published; `npm ci` then works here and breaks elsewhere.
 * @param {Packages} locked @param {Record<string, string[]>} [neverFor] by package, machines that its authors do not publish for
 * @returns {string[]}
 */
export const missingParts = (locked, neverFor = {}) =>
  Object.entries(locked).flatMap(([place, { optionalDependencies = {}, os }]) => {
    const name = place.replace(/^.*node_modules\//, '');
    const places = Object.keys(optionalDependencies).map((part) => ({ part, at: placeOf(locked, place, part) }));
    const lost = places
      .filter(({ at }) => at === undefined)
      .map(({ part }) => `${name}: ${part} is not in the lockfile`);
    const parts = places.flatMap(({ at }) => (at === undefined ? [] : [locked[at]]));
    const native = parts.filter((part) => part.os !== undefined && part.cpu !== undefined);
    // A part for one machine brings parts for that machine.
    if (native.length === 0 || os !== undefined) return lost;
    const without = machines.filter((machine) => !native.some((part) => isFor(part, machine)));
    const named = without.map((machine) => `${machine.os} ${machine.cpu}`);
    const known = neverFor[name] ?? [];
    return [
      ...lost,
      ...named.filter((machine) => !known.includes(machine)).map((machine) => `${name}: nothing for ${machine}`),
      ...known
        .filter((machine) => !named.includes(machine))
        .map((machine) => `${name}: there is one for ${machine} now`),
    ];
  });
