import type { OwnProfileView } from '@wagram/contract/members';

/** SOC-01: where somebody goes who has just come in. Whoever is new is welcomed first, however they signed up. */
export const homeOf = ({ needs_welcome: isNew }: Pick<OwnProfileView, 'needs_welcome'>): string =>
  isNew ? '/welcome' : '/home';
