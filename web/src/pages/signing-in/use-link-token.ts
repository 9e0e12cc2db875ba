import { useLocation } from 'react-router';

/** The token of a mailed link. It stands after the #, which no browser sends on: no log and no Referer ever holds it. */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
