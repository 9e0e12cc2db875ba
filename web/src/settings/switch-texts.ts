import { createTexts } from '#kernel';

/** What a switch says, and by which other words people look for it. */
export interface SwitchWords {
  readonly label: string;
  readonly hint: string;
  readonly words: string;
}

// Every switch that the settings call keeps, under its group and name.
export const texts = createTexts('settings/switch-texts', () => ({
  notify: {
    likes: { label: 'Likes', hint: 'On your posts and comments', words: 'heart reactions favourites notify alert' },
    comments: {
      label: 'Comments',
      hint: 'Under your posts. Off, mentions and replies rest too.',
      words: 'replies answers notify alert',
    },
    newFollowers: {
      label: 'New followers',
      hint: 'Also when somebody asks to follow you',
      words: 'follow requests subscribers notify alert',
    },
    directMessages: {
      label: 'Direct messages',
      hint: 'From people who write to you',
      words: 'dm chat inbox notify alert',
    },
    streams: {
      label: 'Going live',
      hint: 'When they begin, and when they announce a stream',
      words: 'livestream broadcast stream video notify alert',
    },
  },
  messages: {
    onlineStatus: {
      label: 'Online status',
      hint: 'Show others when you are here',
      words: 'presence active last seen green dot invisible',
    },
    messageNotifications: {
      label: 'Message notifications',
      hint: 'Be told about new messages',
      words: 'dm chat sound alert notify',
    },
    typingIndicator: {
      label: 'Typing indicator',
      hint: 'Show others when you are typing',
      words: 'writing dots chat dm',
    },
    readReceipts: {
      label: 'Read receipts',
      hint: 'Off, nobody sees what you have read, and you do not see it either',
      words: 'seen blue ticks checks receipts privacy',
    },
  },
  display: {
    hideLikeCounts: {
      label: 'Hide like counts',
      hint: 'Posts and comments do not say how many likes they have, yours too',
      words: 'hearts numbers metrics count',
    },
    openWarnings: {
      label: 'Always open posts with a warning',
      hint: 'What their authors have put behind a content warning is shown at once',
      words: 'content warning sensitive nsfw spoiler blur',
    },
  },
  account: {
    mentionsAndReplies: {
      label: 'Mentions and replies',
      hint: 'When somebody mentions or answers you',
      words: 'tag at answers notify alert',
    },
    push: {
      label: 'Push notifications',
      hint: 'On every device where you have allowed them',
      words: 'phone lock screen alert banner',
    },
    digests: {
      label: 'Email digests',
      hint: 'Once a week: what people you follow wrote, and what you missed',
      words: 'mail newsletter weekly summary unsubscribe',
    },
  },
}));

export type SwitchGroup = keyof typeof texts;
export type SwitchName<Group extends SwitchGroup> = keyof (typeof texts)[Group] & string;

export const switchWords = <Group extends SwitchGroup>(group: Group, name: SwitchName<Group>): SwitchWords =>
  texts[group][name] as SwitchWords;
