// What a new room starts with: one call through all three packages, small enough to be replaced the same day.

/** @param {string} word */
const toPascal = (word) => word.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/** @param {string} room */
export const namesOf = (room) => {
  const pascal = toPascal(room);
  const camel = pascal[0].toLowerCase() + pascal.slice(1);
  const one = camel.endsWith('s') ? camel.slice(0, -1) : `${camel}Item`;
  return { room, pascal, camel, one, onePascal: one[0].toUpperCase() + one.slice(1) };
};

/** @param {string} room @returns {Record<string, string>} path to text */
export const templatesOf = (room) => {
  const { pascal, camel, one, onePascal } = namesOf(room);
  const wire = room.replaceAll('-', '_');
  return {
    [`contract/src/${room}/index.ts`]: `// ${pascal}: say in one to four lines what this room owns and promises.
export * as ${camel}Calls from './calls.ts';
export * from './errors.ts';
export * from './views.ts';
`,
    [`contract/src/${room}/calls.ts`]: `import * as z from 'zod/mini';
import { defineCall, nextCursor, pageInput } from '#kernel';
import { ${camel}Errors } from './errors.ts';
import { ${one}View } from './views.ts';

export const list${pascal} = defineCall({
  method: 'GET',
  path: '/api/${room}',
  summary: "The member's own ${room.replaceAll('-', ' ')}, newest first",
  for: 'member',
  actor: null,
  errors: ${camel}Errors,
  input: z.object(pageInput),
  reply: z.object({ ${wire}: z.array(${one}View), next_cursor: nextCursor }),
});
`,
    [`contract/src/${room}/errors.ts`]: `import { defineErrors } from '#kernel';

export const ${camel}Errors = defineErrors({
  ${wire}_not_found: [404, 'Not found'],
});
`,
    [`contract/src/${room}/views.ts`]: `import * as z from 'zod/mini';
import { idOf, type Id } from '#kernel';

export const ${one}View = z.object({ id: idOf<Id<'${onePascal}Id'>>(), created_at: z.iso.datetime() });
export type ${onePascal}View = z.output<typeof ${one}View>;
`,
    [`server/src/${room}/index.ts`]: `// ${pascal}: say in one to four lines what this room owns and promises.
export { ${camel}Routes } from './routes.ts';
`,
    [`server/src/${room}/routes.ts`]: `import { ${camel}Calls } from '@wagram/contract/${room}';
import { route, type App } from '#kernel';
import { list${pascal} } from './service.ts';

export const ${camel}Routes = (app: App): void => {
  route(app, ${camel}Calls.list${pascal}, async ({ viewer }) => ({
    ${wire}: await list${pascal}(app.db, viewer.memberId),
    next_cursor: null,
  }));
};
`,
    [`server/src/${room}/service.ts`]: `import type { ${onePascal}View } from '@wagram/contract/${room}';
import type { Db, MemberId } from '#kernel';

// The table comes with the first migration of this room; its SQL belongs in queries.ts.
export const list${pascal} = async (_db: Db, _memberId: MemberId): Promise<${onePascal}View[]> => [];
`,
    [`server/src/${room}/${room}.test.ts`]: `import { ${camel}Calls } from '@wagram/contract/${room}';
import { describe, expect, it } from 'vitest';
import { people, testApp } from '#testing';

describe('${room.replaceAll('-', ' ')}', () => {
  it('signed out, nothing is told', async () => {
    const app = await testApp();
    expect(await app.browser().refused(${camel}Calls.list${pascal}, {})).toMatchObject({ status: 401 });
  });

  it('is empty at first', async () => {
    const [ana] = await people(await testApp(), 'ana');
    expect(await ana.browser.get(${camel}Calls.list${pascal}, {})).toMatchObject({ ${wire}: [], next_cursor: null });
  });
});
`,
    [`web/src/${room}/index.ts`]: `// ${pascal}: say in one to four lines what the screens find here.
export { use${pascal} } from './api.ts';
export { texts as ${camel}Texts } from './texts.ts';
`,
    [`web/src/${room}/api.ts`]: `import { useQuery } from '@tanstack/react-query';
import { ${camel}Calls } from '@wagram/contract/${room}';
import { ask } from '#kernel';

export const use${pascal} = () =>
  useQuery({
    queryKey: ['${room}'],
    queryFn: ({ signal }) => ask(${camel}Calls.list${pascal}, {}, { signal }),
  });
`,
    [`web/src/${room}/texts.ts`]: `import { createTexts } from '#kernel';

// Every sentence of this room's screens, for example \`empty: 'Nothing here yet'\`. The check finds those that nobody says.
export const texts = createTexts('${room}/texts', () => ({}));
`,
  };
};
