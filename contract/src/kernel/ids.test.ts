import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { asId, idOf, isId, type ConversationId, type Id, type MemberId, type PostId } from './ids.ts';

const text = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('an id', () => {
  it('is of one kind, and no plain text', () => {
    expectTypeOf<PostId>().not.toExtend<MemberId>();
    expectTypeOf<string>().not.toExtend<MemberId>();
    expectTypeOf<PostId>().toExtend<string>();
  });

  it('of one of two kinds takes either and is neither', () => {
    expectTypeOf<MemberId>().toExtend<MemberId | ConversationId>();
    expectTypeOf<MemberId | ConversationId>().not.toExtend<MemberId>();
    expectTypeOf<Id<never>>().toExtend<MemberId>();
  });

  it('has a kind for those who send it and for those who read it', () => {
    const post = z.object({ id: idOf<PostId>() });
    expectTypeOf<z.input<typeof post>>().toEqualTypeOf<{ id: PostId }>();
    expectTypeOf<z.output<typeof post>>().toEqualTypeOf<{ id: PostId }>();
    expect(z.parse(post, { id: text })).toEqual({ id: text });
  });

  it('comes from text that looks like one', () => {
    expect(isId(text)).toBe(true);
    expect(isId('ana')).toBe(false);
    expect(asId<PostId>(text)).toBe(text);
    expect(() => asId('ana')).toThrow("'ana' is no id");
  });
});
