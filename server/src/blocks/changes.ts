import type { EventOf, MemberId } from '@wagram/contract/kernel';

/** Whom these members see has changed, for whoever in this process keeps it in memory. The outbox does not carry it. */
export type SightChange = EventOf<'sight.changed', { readonly memberIds: readonly MemberId[] }>;

export const sightChanged = (...memberIds: MemberId[]): SightChange => ({
  name: 'sight.changed',
  payload: { memberIds },
});
