import type { ImportedFrom } from '@wagram/contract/posts';
import type { LeftOutReason } from '@wagram/contract/imports';
import { createTexts } from '#kernel';

const FROM: Readonly<Record<ImportedFrom, string>> = {
  own: 'an archive of this network',
  mastodon: 'Mastodon',
  x: 'X',
};

export const texts = createTexts('imports/texts', (language) => ({
  heading: 'Bring your posts along',
  about: 'From an archive of this network, of Mastodon or of X. You see what comes before anything is published.',
  choose: 'Choose an archive',
  hint: 'A .zip or .tar.gz file, or outbox.json or tweets.js out of it. At most 100 MB.',
  demo: 'Not in the shared demo account.',
  sending: (percent: number) => `Sending, ${language.number(percent)} %`,
  reading: 'Reading the archive',
  failed: 'The archive could not be sent',
  shown: (from: ImportedFrom) => `What comes from ${FROM[from]}`,
  posts: (count: number) =>
    language.count(count, { one: '# post, at its own date', other: '# posts, each at its own date' }),
  follows: (count: number) => language.count(count, { one: '# person to follow', other: '# people to follow' }),
  quiet: 'Nobody is notified. The posts stand on your profile, in no feed and no ranking.',
  media: (count: number) =>
    language.count(count, { one: '# picture or video stays behind', other: '# pictures and videos stay behind' }),
  nothing: 'There is nothing new in this archive.',
  leftOut: 'What does not come',
  reasons: {
    not_public: 'not public there',
    reply: 'answers to others',
    repost: 'posts of others',
    empty: 'without words',
    too_long: 'too long',
    no_date: 'without a date',
    future: 'dated in the future',
    known: 'here already',
    too_many: 'beyond the most that can come',
    elsewhere: 'people on other servers',
  } satisfies Record<LeftOutReason, string>,
  sample: 'The newest of them',
  start: 'Import',
  again: 'Go on',
  cancel: 'Cancel',
  close: 'Done',
  running: (done: number, total: number) => `${language.number(done)} of ${language.number(total)}`,
  progress: 'Import',
  done: (made: number) => language.count(made, { one: '# is new here.', other: '# are new here.' }),
  broken: 'The import stopped. Nothing is lost: it goes on where it was.',
}));
