import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRules } from './check-rules.mjs';
import { readLayout } from './rules/plan.mjs';
import { listCalls, writeMap } from './map.mjs';
import { addRoom, printLayout } from './new-room.mjs';
import { readRoom } from './room.mjs';

let folder = '';
const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const layout = {
    packages: ['contract', 'server', 'web'],
    app: { server: ['app'], web: ['app', 'pages'] },
    rooms: { kernel: { level: 0, tables: [], prefixes: [] } },
  };
  write('rooms.json', printLayout(layout));
  for (const pkg of layout.packages) write(`${pkg}/src/kernel/index.ts`, `// The ground of the ${pkg}.\nexport {};\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('new-room', () => {
  it('lays a room that keeps every rule of the rooms', () => {
    addRoom(folder, 'photo-albums', 3);
    expect(checkRules(folder)).toEqual([]);
    expect(readLayout(folder).rooms['photo-albums']).toEqual({ level: 3, tables: [], prefixes: [] });
    expect(listCalls(folder, 'photo-albums').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/photo-albums',
    ]);
  });

  it('plugs its routes into the app', () => {
    write(
      'server/src/app/app.ts',
      "import { keysRoutes } from '#keys';\n\nconst open = () => {\n  keysRoutes(app);\n  return app;\n};\n",
    );
    addRoom(folder, 'albums', 3);
    expect(readFileSync(join(folder, 'server/src/app/app.ts'), 'utf8')).toBe(
      "import { keysRoutes } from '#keys';\nimport { albumsRoutes } from '#albums';\n\nconst open = () => {\n  keysRoutes(app);\n  albumsRoutes(app);\n  return app;\n};\n",
    );
  });

  it('joins what speaks of all calls and of all schemas', () => {
    write(
      'contract/src/api/calls.ts',
      "import { keyCalls } from '#keys';\n\nexport const api = {\n  keys: keyCalls,\n} as const;\n",
    );
    write('contract/src/api/schemas.ts', "import * as keys from '#keys';\n\nconst doors = [\n  keys,\n];\n");
    addRoom(folder, 'albums', 3);
    expect(readFileSync(join(folder, 'contract/src/api/calls.ts'), 'utf8')).toBe(
      "import { keyCalls } from '#keys';\nimport { albumsCalls } from '#albums';\n\nexport const api = {\n  keys: keyCalls,\n  albums: albumsCalls,\n} as const;\n",
    );
    expect(readFileSync(join(folder, 'contract/src/api/schemas.ts'), 'utf8')).toBe(
      "import * as keys from '#keys';\nimport * as albums from '#albums';\n\nconst doors = [\n  keys,\n  albums,\n];\n",
    );
  });

  it('refuses a name that is taken or none, and a room without a level', () => {
    expect(() => addRoom(folder, 'kernel', 1)).toThrow("There is a room 'kernel' already");
    expect(() => addRoom(folder, 'PhotoAlbums', 1)).toThrow('is not a name for a room');
    expect(() => addRoom(folder, 'albums', Number.NaN)).toThrow('Say how high the room stands');
  });

  it('prints rooms.json with a list on one line', () => {
    const layout = readLayout(folder);
    expect(printLayout(layout)).toContain('\n    "web": ["app", "pages"]\n');
    expect(JSON.parse(printLayout(layout))).toEqual(layout);
  });
});

describe('room', () => {
  it('prints files in reading order, and the pages that use them', () => {
    addRoom(folder, 'albums', 3);
    write('server/src/albums/queries.ts', 'export {};\n');
    write('server/src/albums/share.ts', 'export {};\n');
    write('server/src/kernel/tables/albums.ts', 'export {};\n');
    write('web/src/pages/albums.tsx', "import { useAlbums } from '#albums';\nexport const Albums = useAlbums;\n");
    write('web/src/pages/home.tsx', 'export {};\n');
    const [contract, server, web, pages] = readRoom(folder, 'albums').map(({ paths }) =>
      paths.map((path) => path.replace(/^.*?src\//, '')),
    );
    expect(contract).toEqual(['albums/index.ts', 'albums/calls.ts', 'albums/views.ts', 'albums/errors.ts']);
    expect(server).toEqual([
      'albums/index.ts',
      'albums/routes.ts',
      'albums/service.ts',
      'albums/share.ts',
      'albums/queries.ts',
      'albums/albums.test.ts',
      'kernel/tables/albums.ts',
    ]);
    expect(web).toEqual(['albums/index.ts', 'albums/api.ts', 'albums/texts.ts']);
    expect(pages).toEqual(['pages/albums.tsx']);
  });
});

describe('map', () => {
  it('shows rooms by level, the words of their doors and their calls', () => {
    addRoom(folder, 'albums', 3);
    const map = writeMap(folder);
    expect(map).toContain('| 3 | [albums](#albums) | contract, server, web |   |   |');
    expect(map).toContain('- server: The ground of the server.');
    expect(map).toContain("| `GET /api/albums` | member | The member's own albums, newest first |");
  });
});
