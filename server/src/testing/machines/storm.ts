// Members who like, give, post and comment while programs are killed under them. What was answered must be there once;
// what was not answered at most once, and once after it was asked again with its key.
import { expect } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls } from '@wagram/contract/posts';
import { createLog, openDatabase, type Database, type MemberId, type PostId } from '#kernel';
import { someId } from '../ids.ts';
import { brokenInvariants } from '../invariants.ts';
import { cookiesOf, enter, preparedData, startProgram, until, type Env, type Program, type Reply } from './process.ts';

export interface StormPlan {
  /** More than one needs a database that programs can share. */
  programs: number;
  members: number;
  /** In each of them one program is killed, in turn, and started again. */
  rounds: number;
  /** How many answers are awaited before each kill. */
  answersEach: number;
  /** Ask for everything again that was not answered. Takes until a run that died is known to be dead: half a minute. */
  askAgain?: boolean;
}

interface Act {
  kind: 'post' | 'comment' | 'gift' | 'like' | 'unlike';
  /** The words of a post or comment, the key of a gift. */
  mark: string;
  send(program: Program): Promise<Reply<object>>;
}

interface Member {
  id: MemberId;
  cookie: string;
  answered: Act[];
  open: Act[];
  /** What the last answer said; null while it is not known whether a later act was heard. */
  likes: boolean | null;
}

const log = createLog('fatal', false);

const enrol = async (program: Program, name: string): Promise<Member> => {
  const { body, headers } = await enter(program, name);
  const cookie = cookiesOf(headers);
  return { id: body.user.id, cookie, answered: [], open: [], likes: false };
};

/** The turns of a member: like, give, post, unlike, comment. */
const actOf = ({ cookie, id }: Member, target: PostId, turn: number): Act => {
  const mark = `${id.slice(-12)}-${turn}`;
  const headers = { cookie, 'idempotency-key': mark };
  const kind = (['like', 'gift', 'post', 'unlike', 'comment'] as const)[turn % 5] ?? 'like';
  const on = { post_id: target } as const;
  const sends: Record<Act['kind'], Act['send']> = {
    post: (program) => program.ask(postCalls.createPost, { content: mark }, headers),
    comment: (program) => program.ask(commentCalls.createComment, { ...on, content: mark }, headers),
    gift: (program) => program.ask(postCalls.actOnPost, { ...on, action: 'gift', amount: 1 }, headers),
    like: (program) => program.ask(postCalls.actOnPost, { ...on, action: 'like' }, headers),
    unlike: (program) => program.ask(postCalls.actOnPost, { ...on, action: 'unlike' }, headers),
  };
  return { kind, mark, send: sends[kind] };
};

const take = (member: Member, act: Act, reply: Reply<object> | null): void => {
  const isLike = act.kind === 'like' || act.kind === 'unlike';
  if (reply !== null) expect([act.kind, reply.status, reply.body]).toMatchObject([act.kind, 200, { success: true }]);
  (reply === null ? member.open : member.answered).push(act);
  if (isLike) member.likes = reply === null ? null : act.kind === 'like';
};

export const storm = async (plan: StormPlan): Promise<{ answered: number; unanswered: number; broken: string[] }> => {
  const env = { ...(await preparedData()), WELCOME_GRANT: '1000000' };
  const programs: (Program | null)[] = [];
  for (let i = 0; i < plan.programs; i += 1) programs.push(await startProgram(env));
  const alive = () => until(() => programs.find((program) => program !== null) ?? null);
  const first = await alive();
  const author = await enrol(first, 'author');
  const made = await first.ask(postCalls.createPost, { content: 'the target' }, { cookie: author.cookie });
  const target = made.body.success ? made.body.post.id : someId<PostId>('');
  const members = await Promise.all(Array.from({ length: plan.members }, (_, i) => enrol(first, `member_${i}`)));

  const load = { isOver: false };
  const answers = () => members.reduce((sum, member) => sum + member.answered.length, 0);
  const lane = async (member: Member, place: number): Promise<void> => {
    for (let turn = 0; !load.isOver; turn += 1) {
      const act = actOf(member, target, turn);
      const program = programs[(place + turn) % programs.length] ?? (await alive());
      // A program that says it is busy has not acted: the same as no answer.
      const reply = await act.send(program).catch(() => null);
      take(member, act, reply?.status === 503 ? null : reply);
    }
  };
  const lanes = Promise.all(members.map(lane));
  for (let round = 0; round < plan.rounds; round += 1) {
    const before = answers();
    await Promise.race([lanes, until(() => (answers() >= before + plan.answersEach ? true : null), 120_000)]);
    const place = round % programs.length;
    const doomed = programs[place];
    programs[place] = null;
    doomed?.signal('SIGKILL');
    expect(await doomed?.ended).toBe('SIGKILL');
    programs[place] = await startProgram(env);
  }
  load.isOver = true;
  await lanes;
  const unanswered = members.reduce((sum, member) => sum + member.open.length, 0);
  if (plan.askAgain === true) for (const member of members) await askAgain(member, await alive());
  for (const program of programs) program?.signal('SIGTERM');
  for (const program of programs) expect(await program?.ended).toBe(0);
  return { answered: answers(), unanswered, broken: await examine(env, members, target) };
};

/** P2: the same key, until there is an answer. Likes need none: the last one is sent once more. */
const askAgain = async (member: Member, program: Program): Promise<void> => {
  for (const act of member.open.splice(0)) {
    const reply = await until(async () => {
      const tried = await act.send(program);
      return tried.status === 409 ? null : tried;
    });
    take(member, act, reply);
  }
};

const examine = async (env: Env, members: readonly Member[], target: string): Promise<string[]> => {
  const config = { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR'] ?? '' };
  const database = await openDatabase(config, log);
  try {
    const found = await marksIn(database);
    const { rows } = await database.pool.query<{ id: string }>('select member_id as id from likes where post_id = $1', [
      target,
    ]);
    const likers = new Set(rows.map((row) => row.id));
    return [
      ...members.flatMap((member) => violationsOf(member, found)),
      ...members
        .filter(({ id, likes }) => likes !== null && likes !== likers.has(id))
        .map(({ id }) => `${id} likes wrong`),
      ...(await brokenInvariants(database)),
    ];
  } finally {
    await database.close();
  }
};

/** How often each mark is in the database. */
const marksIn = async ({ pool }: Database): Promise<Map<string, number>> => {
  const { rows } = await pool.query<{ mark: string }>(
    `select content as mark from posts union all select content from comments
     union all select split_part(t.key, ':', 3) from gifts g join transfers t on t.id = g.transfer_id`,
  );
  const found = new Map<string, number>();
  for (const { mark } of rows) found.set(mark, (found.get(mark) ?? 0) + 1);
  return found;
};

const violationsOf = ({ answered, open }: Member, found: ReadonlyMap<string, number>): string[] => {
  const isCounted = ({ kind }: Act): boolean => kind !== 'like' && kind !== 'unlike';
  const times = ({ mark }: Act): number => found.get(mark) ?? 0;
  return [
    ...answered.filter((act) => isCounted(act) && times(act) !== 1),
    ...open.filter((act) => isCounted(act) && times(act) > 1),
  ].map((act) => `${act.kind} ${act.mark} is there ${times(act)} times`);
};
