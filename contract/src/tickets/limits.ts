/** What a ticket may cost in credit. */
export const TICKET_MAX = 1_000_000n;
/** No token has more smallest units than the database holds. */
export const TICKET_UNITS_MAX = 2n ** 62n;
export const SEATS_MAX = 100_000;
/** A stream that has not begun so long after its time does not happen. */
export const START_GRACE_HOURS = 2;
/** One that is over sooner than that, counted from its time on, has not happened either. */
export const LEAST_MINUTES = 5;
