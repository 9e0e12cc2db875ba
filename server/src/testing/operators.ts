import type { NoticeEvent } from '@wagram/contract/notifications';
import type { MemberId, PostId } from '#kernel';
import { people, type Person } from './people.ts';
import { testApp } from './test-app.ts';

/** The app with an operator, who proves the address that OPERATORS names. */
export const withOperator = async <const H extends readonly string[]>(...handles: H) => {
  const opened = await testApp({ env: { OPERATORS: 'mod@example.org' } });
  const wanted: { memberId: MemberId; kind: string; message: string; postId: PostId | null }[] = [];
  opened.app.events.on<NoticeEvent>('notice.wanted', async (events, _db, after) =>
    after(() => void wanted.push(...events.map((event) => event.payload))),
  );
  const [mod] = await people(opened, 'mod');
  await opened.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
  const others = await people(opened, ...handles);
  const told = async (person: Person): Promise<string[]> => {
    await opened.app.events.settle();
    return wanted.filter(({ memberId }) => memberId === person.id).map(({ message }) => message);
  };
  return { opened, mod, others, told };
};
