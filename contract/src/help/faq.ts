import type { Brand } from '#kernel';

/** A question that people have, and how it is here. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
  /** Where one does it, as a path. */
  readonly to?: string;
  /** What else people call it. */
  readonly words?: string;
}

/** HELP-01: every one of these is how it works here. */
export const faqOf = ({ name, tokens }: Brand): readonly FaqEntry[] => [
  {
    question: 'How do I get a badge?',
    answer:
      'The first 200 who sign up are verified for free, and so is whoever signs in with a verified X account. Everybody else can use 200 reward points under Get Verified. Tap a badge to read what it stands for.',
    to: '/verification',
    words: 'verified verification checkmark',
  },
  {
    question: `What is ${tokens.credit}, and what are gifts?`,
    answer: `${tokens.credit} is the credit of ${name}. You start with some of it, and can tip a post with 1, 5, 10 or 25. The author gets all of it, and for 10 seconds you can take it back. It is a credit inside this network and no coin on a chain.`,
    to: '/wallet',
    words: 'gift gifts tip tips tipping credit balance undo',
  },
  {
    question: 'Who can see my wallet’s keys?',
    answer:
      'Nobody but you. They are made in your browser and never sent to us, so that we cannot restore them either. Write the 24 words down on paper, and never tell them to anybody, whoever asks.',
    to: '/wallet/settings',
    words: 'wallet keys phrase recovery private seed',
  },
  {
    question: 'How do I make my account private?',
    answer:
      'With the switch above, or in Edit Profile. From then on people ask to follow you, and only those you accept see your posts. When you make it public again, everybody who waits is let in.',
    to: '/help',
    words: 'private account hide',
  },
  {
    question: 'Somebody bothers me. What can I do?',
    answer:
      'Mute them, and you no longer see them. Block them, and neither of you sees the other anywhere. Report what breaks the rules: you are told what became of it.',
    words: 'block mute report bother harass spam',
  },
  {
    question: 'How do I protect my account?',
    answer:
      'Under Security you can switch on two-step sign-in with an authenticator app, add a passkey, see where you are signed in, and end each of these sessions.',
    to: '/security',
    words:
      'two-factor two factor 2fa two-step sign-in authenticator passkey passkeys session sessions security protect',
  },
  {
    question: 'I forgot my password.',
    answer:
      'Choose “Forgot password?” where you sign in. You get a link by email that is good for an hour. Your other devices are signed out when you use it.',
    to: '/auth',
    words: 'forgot password reset',
  },
  {
    question: 'How do rewards and referrals work?',
    answer: `Share your link from Rewards. For each friend who joins through it and takes part you get 5 ${tokens.credit} and as many reward points, within 24 hours. As Silver, with 5 friends, it is 7 each, as Gold, with 20, it is 10.`,
    to: '/rewards',
    words: 'reward rewards referral referrals invite friends',
  },
  {
    question: 'Can I take my posts with me, or delete everything?',
    answer:
      'Both, under Security. An export is an archive with all that is kept about you. A deleted account rests for 30 days in case you change your mind, and is then gone for real.',
    to: '/security',
    words: 'export delete account download data archive',
  },
  {
    question: 'Why do I get no notifications on my phone?',
    answer:
      'Push has to be on here and allowed for each device under Notification settings. On iPhone and iPad, add this app to your home screen first and open it from there.',
    to: '/notification-settings',
    words: 'notification notifications push',
  },
  {
    question: 'How large can groups and channels get?',
    answer:
      'A group holds up to 200,000 members, all of whom can talk. A channel has no limit; there only its owner and admins write.',
    to: '/create-group',
    words: 'group groups channel channels large size',
  },
  {
    question: 'What does the assistant know about me?',
    answer:
      'Your questions, your handle, and what you could find here yourself. Your chats are kept on your device alone. It cannot post, send or spend anything.',
    words: 'assistant',
  },
  {
    question: 'Are there keyboard shortcuts?',
    answer: 'Press ? on any page to see them all: n writes a post, j and k go from post to post, l likes, / searches.',
    words: 'keyboard shortcut shortcuts keys',
  },
  {
    question: 'Can I buy the token here?',
    answer:
      'Where the buy page shows a price, yes: you swap SOL for it from your own wallet. Whoever offers it to you in a message is not one of us.',
    words: 'buy token swap',
  },
  {
    question: 'How does staking work?',
    answer:
      'What you stake lies in an account under your own wallet: only your key moves it, at any time. Rewards come from an account of the operator, as long as something is left in it.',
    to: '/staking',
    words: 'stake staking unstake rewards rate token',
  },
  {
    question: 'What happens to what I pay for a ticket?',
    answer:
      'It is held until the stream has taken place, and then goes to the host. If the stream is cancelled, or has not begun two hours after its time, you get it back by itself.',
    to: '/wallet?tab=tickets',
    words: 'ticket tickets stream seat refund cancelled host',
  },
];
