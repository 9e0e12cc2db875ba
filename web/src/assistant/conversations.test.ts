import { beforeEach, describe, expect, it } from 'vitest';
import { removeStored } from '#kernel';
import { someId } from '#testing';
import { openPage } from '../testing/index.ts';
import {
  keepConversation,
  listConversations,
  newConversation,
  newMessage,
  removeConversation,
  titleOf,
} from './conversations.ts';

beforeEach(() => {
  openPage();
  removeStored('assistant');
});

const talk = (text: string) => ({ ...newConversation(text), messages: [newMessage('me', text)] });

describe('conversations', () => {
  it('[AI-01] are kept on the device, newest first, for each person alone', () => {
    const [one, two] = [talk('One'), talk('Two')];
    keepConversation(someId('ana'), one);
    keepConversation(someId('ana'), two);
    keepConversation(null, talk('Guest'));
    expect(listConversations(someId('ana')).map(({ title }) => title)).toEqual(['Two', 'One']);
    expect(listConversations(null).map(({ title }) => title)).toEqual(['Guest']);
    expect(listConversations(someId('bob'))).toEqual([]);
    keepConversation(someId('ana'), { ...one, messages: [...one.messages, newMessage('assistant', 'Yes')] });
    expect(listConversations(someId('ana'))[0]?.messages.map(({ text }) => text)).toEqual(['One', 'Yes']);
    removeConversation(someId('ana'), two.id);
    expect(listConversations(someId('ana')).map(({ title }) => title)).toEqual(['One']);
    expect(listConversations(null)).toHaveLength(1);
  });

  it('are bounded, and what is damaged is forgotten', () => {
    for (let count = 0; count < 35; count += 1) keepConversation(someId('ana'), talk(`Talk ${count}`));
    expect(listConversations(someId('ana'))).toHaveLength(30);
    const long = { ...talk('Long'), messages: Array.from({ length: 120 }, (_, count) => newMessage('me', `${count}`)) };
    expect(keepConversation(someId('ana'), long)[0]?.messages).toHaveLength(100);
    for (const broken of ['{', '[]', '{"ana":[{"id":1}]}', '{"ana":[{"id":"a","title":"b","at":1,"messages":[{}]}]}']) {
      window.localStorage.setItem('acme_assistant', broken);
      expect(listConversations(someId('ana'))).toEqual([]);
    }
  });

  it('have their first words as a title', () => {
    expect(titleOf('  Who bakes?\nAnd why?')).toBe('Who bakes?');
    expect(titleOf('👨‍👩‍👧‍👦'.repeat(60))).toBe(`${'👨‍👩‍👧‍👦'.repeat(48)}…`);
  });
});
