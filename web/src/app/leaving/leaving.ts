/** Whether this page is on its way out: it asks nothing more as a member, because the session may end any moment. */
export const leaving = { isNow: false };
