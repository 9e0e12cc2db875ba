import type { AnalyticsView } from '@wagram/contract/analytics';
import type { SelectDaysRow, SelectOverviewRow } from './activity.gen.ts';
import { dayOf } from './daily-activity.ts';
import type { SelectTopLikedRow } from './standings.gen.ts';

/** Per post and follower, in percent with one decimal. */
export const engagementRate = (received: number, posts: number, followers: number): number =>
  posts === 0 ? 0 : Math.round((received / posts / Math.max(followers, 1)) * 1_000) / 10;

const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return dayOf(date);
};

/** Every day from the first with activity to today: a day on which nothing happened is a day too. */
export const toWholeDays = (days: readonly SelectDaysRow[], today: string): SelectDaysRow[] => {
  const known = new Map(days.map((day) => [day.date, day]));
  const whole: SelectDaysRow[] = [];
  for (let date = days[0]?.date; date !== undefined && date <= today; date = nextDay(date))
    whole.push(known.get(date) ?? { date, posts: 0, likes: 0, views: 0 });
  return whole;
};

export const toAnalyticsView = (
  row: SelectOverviewRow,
  topLikedPosts: SelectTopLikedRow[],
  days: readonly SelectDaysRow[],
  totalMessages: number,
  today: string,
): AnalyticsView => {
  const [likes, comments, shares] = [Number(row.likes), Number(row.comments), Number(row.shares)];
  return {
    overview: {
      totalPosts: row.posts,
      totalLikes: likes,
      engagementRate: engagementRate(likes + comments + shares, row.posts, row.followers),
      totalComments: comments,
      bookmarks: Number(row.bookmarks),
      followers: row.followers,
      following: row.following,
      totalShares: shares,
      totalMessages,
    },
    topLikedPosts,
    postsActivity: toWholeDays(days, today),
    views: { posts: Number(row.views), profile: Number(row.profile_views) },
    referrals: row.referrals,
  };
};
