import { createTexts } from '#kernel';

/** What the assistant says by itself, where no model is connected. */
export const texts = createTexts('assistant/texts', (language) => ({
  /** Words by which a question is understood. */
  asking: {
    empty: `a an the and or of in on at to for from with by about as is are was were be been am do does did can could will would
      should may might must have has had i me my mine you your yours we us our it its this that these those there here who
      whom whose what which when where why how any anybody anyone some somebody someone people person member members user
      users post posts posted posting write writes writing written wrote talk talks talking say says said saying tell show
      find search look looking give get know knows like love loves want wants need please hello hi hey thanks today now
      lately recently new newest latest trending trends trend popular hot happening going news turn switch set make use
      group groups channel channels community communities topic topics not no much many most best top all`,
    trends: 'trend* | popular | hot | happening | going on | news | talking about | new today',
    people: 'who | whom | people | member | members | user | users | anyone',
    groups: 'group | groups | channel | channels | community | communities',
    writing:
      'help me write | help me put | write a | write an | write my | write me a | write me an | write me my | translate* | summaris* | summariz* | sum up | rewrite* | draft*',
    how: 'how | why | where | can i | may i | what is | what are | what does | i forgot | i lost | i cannot | somebody | help',
  },
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
