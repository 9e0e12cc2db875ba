import type { Badge } from '@wagram/contract/members';
import type { Metal } from '#ui';

/** D29: having come early and being verified differ at a glance. */
export const metalOf = (badge: Badge | null): Metal => {
  if (badge === 'demo') return 'demo';
  if (badge === 'platinum') return 'platinum';
  return badge === 'gold_early' ? 'early' : 'gold';
};
