import type { MemberId, StreamId } from '@wagram/contract/kernel';
import { reasonOf } from '#kernel';
import type { ScheduleMore } from '#streams';
import { useSaleChoices } from './api.ts';
import { saveSale, useSaleDraft } from './sale-draft.ts';
import { SaleFields } from './sale-fields.tsx';
import { texts } from './texts.ts';

/** The part of the form that schedules a stream which sells tickets to it. */
export const useScheduleSale = (me: MemberId): ScheduleMore => {
  const { data: choices } = useSaleChoices(me, true);
  const { draft, setDraft, problems, check } = useSaleDraft(null, choices);
  return {
    fields: <SaleFields {...{ draft, problems, choices }} onChange={setDraft} />,
    check,
    save: async (id: StreamId): Promise<string | null> => {
      if (!draft.isOn) return null;
      try {
        await saveSale(id, draft, choices);
        return null;
      } catch (cause) {
        return texts.sell.partly(reasonOf(cause, texts.sell.failed));
      }
    },
  };
};
