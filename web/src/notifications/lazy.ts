import { lazy } from '#kernel';

// The shell is drawn without them; they come behind the first paint.
export const LazyUnreadCount = lazy(async () => ({ default: (await import('./unread-count.tsx')).UnreadCount }));
export const LazyUnreadMarks = lazy(async () => ({ default: (await import('./unread-marks.tsx')).UnreadMarks }));
