import type { Load } from './screens.ts';

// Screens of the shell that one goes to from another; the list of them all would weigh on the first page.
export const behind: Readonly<Record<string, Load>> = {
  '/analytics': async () => ({ default: (await import('../pages/analytics.tsx')).AnalyticsPage }),
  '/search': async () => ({ default: (await import('../pages/search.tsx')).SearchPage }),
  '/bookmarks': async () => ({ default: (await import('../pages/bookmarks.tsx')).BookmarksPage }),
  '/profile': async () => ({ default: (await import('../pages/profile.tsx')).ProfilePage }),
  '/user': async () => ({ default: (await import('../pages/user.tsx')).UserPage }),
  '/user/:username': async () => ({ default: (await import('../pages/user.tsx')).UserPage }),
  '/user/:username/following': async () => ({ default: (await import('../pages/follow-lists.tsx')).FollowingPage }),
  '/user/:username/followers': async () => ({ default: (await import('../pages/follow-lists.tsx')).FollowersPage }),
  '/compose': async () => ({ default: (await import('../pages/compose.tsx')).ComposePage }),
  '/messages': async () => ({ default: (await import('../pages/messages.tsx')).MessagesPage }),
  '/chat/:username': async () => ({ default: (await import('../pages/chat.tsx')).ChatPage }),
  '/dm/:username': async () => ({ default: (await import('../pages/chat.tsx')).DmPage }),
  '/create-new': async () => ({ default: (await import('../pages/create-new.tsx')).CreateNewPage }),
  '/create-group': async () => ({ default: (await import('../pages/create-group.tsx')).CreateGroupPage }),
  '/group/:id': async () => ({ default: (await import('../pages/group.tsx')).GroupPage }),
  '/join/:code': async () => ({ default: (await import('../pages/join.tsx')).JoinPage }),
  '/settings': async () => ({ default: (await import('../pages/message-settings.tsx')).MessageSettingsPage }),
  '/post/:id/comments': async () => ({ default: (await import('../pages/post-comments.tsx')).PostCommentsPage }),
  '/notifications': async () => ({ default: (await import('../pages/notifications.tsx')).NotificationsPage }),
  '/notification-settings': async () => ({
    default: (await import('../pages/notification-settings.tsx')).NotificationSettingsPage,
  }),
  '/moderation': async () => ({ default: (await import('../pages/moderation.tsx')).ModerationPage }),
  '/security': async () => ({ default: (await import('../pages/security.tsx')).SecurityPage }),
  '/terms': async () => ({ default: (await import('../pages/terms.tsx')).TermsPage }),
  '/privacy': async () => ({ default: (await import('../pages/privacy.tsx')).PrivacyPage }),
};
