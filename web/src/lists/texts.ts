import { bareHandle } from '@wagram/contract/members';
import { createTexts } from '#kernel';
import { isolated } from '#ui';

export const texts = createTexts('lists/texts', (language) => ({
  failed: 'That did not work. Please try again.',
  topics: 'Topics',
  tags: {
    signIn: 'Sign in to follow hashtags',
    follow: 'Follow',
    following: 'Following',
    about: (word: string, tag: string) => `${word} #${tag}`,
  },
  empty: {
    topics: 'No posts with your hashtags yet',
    topicsHint: 'Follow more hashtags from their pages.',
    topicsFind: 'Find topics',
    list: 'No posts from this list yet',
    listHint: 'Add people to it from their profiles.',
    listFind: 'Find people',
  },
  own: {
    heading: 'Lists',
    create: 'Create list',
    edit: (name: string) => `Edit the list ${isolated(name)}`,
    none: 'No lists yet',
    noneHint: 'Create one above. Then add people to it from their profiles.',
    unread: 'Your lists could not be loaded',
    signInTitle: 'Sign in required',
    signInHint: 'Please sign in to see your lists',
    signIn: 'Sign in',
  },
  edit: {
    open: 'Edit the list',
    title: 'Edit the list',
    name: 'Name',
    save: 'Save',
    people: 'People on this list',
    remove: 'Remove',
    removeOne: (username: string) => `Remove @${bareHandle(username)}`,
    delete: 'Delete the list',
    sure: 'The list will be gone. You keep following whom you follow.',
    keep: 'Keep it',
    renamed: 'The list has a new name',
    deleted: 'The list is gone',
  },
  dialog: {
    title: (username: string) => `Lists with @${bareHandle(username)}`,
    description: 'A list is a feed of the people you choose. Nobody else sees it.',
    none: 'You have no list yet. Begin one below.',
    members: (count: number) => language.count(count, { one: '# person', other: '# people' }),
    name: 'Name of a new list',
    create: 'Begin the list',
    done: 'Done',
  },
}));
