import type { MemberId } from '@wagram/contract/kernel';
import { EARNINGS_PAGE_MAX, ledgerCalls } from '@wagram/contract/ledger';
import type { EarningView } from '@wagram/contract/ledger';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#kernel';
import type { Span } from './spans.ts';

export const useEarningsReport = (memberId: MemberId, { from, to }: Span) =>
  useQuery({
    queryKey: ['earnings', memberId, from, to],
    queryFn: async ({ signal }) =>
      (await ask(ledgerCalls.readEarningsReport, { user_id: memberId, from, to }, { signal })).report,
    staleTime: 0,
  });

/** A year, oldest first, up to `most`; `isWhole` says whether that was everything. */
export const listYear = async (
  memberId: MemberId,
  year: number,
  most: number,
): Promise<{ earnings: EarningView[]; isWhole: boolean }> => {
  const earnings: EarningView[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(ledgerCalls.listEarnings, { user_id: memberId, year, cursor, limit: EARNINGS_PAGE_MAX });
    earnings.push(...page.earnings);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && earnings.length < most);
  return { earnings: earnings.slice(0, most), isWhole: cursor === undefined };
};
