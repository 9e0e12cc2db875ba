import { createTexts } from '#kernel';

/** What the assistant says by itself, where no model is connected. */
export const texts = createTexts('assistant/texts', (language) => ({
  able: 'No AI model is connected here, so I look things up: posts, people, groups and topics by their words, what is trending, and how things work in [Help](/help). I cannot write texts or sum them up, and I never post, send or spend anything.',
  quiet: 'Nothing is trending today: it is quiet here. On [Trending](/trending) you can look at the whole week.',
  topics: 'Topics that people use most today:',
  topic: (link: string, people: number) =>
    language.count(people, {
      one: (number) => `- ${link}, by ${number} person`,
      other: (number) => `- ${link}, by ${number} people`,
    }),
  furthest: 'Posts that go furthest today:',
  moreTrending: 'There is more on [Trending](/trending).',
  media: 'a picture or a video',
  withPosts: (count: number) => language.count(count, { one: 'with # post', other: 'with # posts' }),
  writers: (about: string) => `They write about ${about}, as far as you can see:`,
  members: 'Members by that name:',
  posts: (about: string) => `Newest posts about ${about}:`,
  groups: 'Groups and channels:',
  group: (link: string, members: number) =>
    language.count(members, {
      one: (number) => `- ${link}, ${number} member`,
      other: (number) => `- ${link}, ${number} members`,
    }),
  nothing: (about: string) => `I found nothing about ${about} that you can see.`,
  everything: (address: string) => `Everything is in [Search](${address}).`,
  moreHelp: 'There is more in [Help](/help).',
  goThere: (address: string) => `[Go there](${address}), or read more in [Help](/help).`,
}));
