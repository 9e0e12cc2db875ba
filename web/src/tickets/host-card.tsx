import type { MemberId } from '@wagram/contract/kernel';
import type { StreamView } from '@wagram/contract/streams';
import type { SaleView } from '@wagram/contract/tickets';
import { useQueryClient } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { reasonOf } from '#kernel';
import { Button, Dialog, Notice, toast } from '#ui';
import { refreshTickets, useSaleChoices } from './api.ts';
import { sumOf } from './figures.ts';
import { saveSale, useSaleDraft } from './sale-draft.ts';
import { SaleFields } from './sale-fields.tsx';
import { texts } from './texts.ts';

const words = texts.host;

interface HostCardProps {
  readonly stream: StreamView;
  readonly sale: SaleView | null;
  readonly me: MemberId;
}

const SaleDialog = ({ stream, sale, me, onClose }: HostCardProps & { readonly onClose: () => void }) => {
  const client = useQueryClient();
  const { data: choices } = useSaleChoices(me, true);
  const { draft, setDraft, problems, check } = useSaleDraft(sale, choices);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (!check()) return;
    setBusy(true);
    try {
      await saveSale(stream.id, draft, choices);
      toast(draft.isOn ? words.saved : words.dropped, 'good');
      onClose();
    } catch (cause) {
      setProblem(reasonOf(cause, texts.sell.failed));
      setBusy(false);
    }
    refreshTickets(client, stream.id);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog title={words.dialog} description={words.about} onClose={onClose}>
      <form onSubmit={handleSubmit} className="flex flex-col gap-5 px-6 pt-5" noValidate>
        <SaleFields {...{ draft, problems, choices }} onChange={setDraft} />
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
};

const dueText = (sale: SaleView): string => {
  const sum = sumOf(sale.sold?.sum ?? '0', sale);
  if (sale.state === 'off') return words.off;
  if (sale.state === 'happened') return words.happened(sum);
  return sale.sold === null || sale.sold.count === 0 ? words.nothingDue : words.due(sum);
};

/** What the host has sold, and what it will bring. */
export const HostCard = ({ stream, sale, me }: HostCardProps) => {
  const [isOpen, setOpen] = useState(false);
  const canChange = stream.state === 'scheduled' && (sale === null || sale.state === 'open');
  if (sale === null && !canChange) return null;
  return (
    <section aria-label={words.title} className="mt-5 rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex items-center gap-2 text-base font-semibold">
          <Ticket aria-hidden="true" className="size-5 text-accent-ink" />
          {words.title}
        </h2>
        {canChange && (
          <Button size="sm" look="soft" onClick={() => setOpen(true)}>
            {sale === null ? words.set : words.change}
          </Button>
        )}
      </div>
      {sale === null ? (
        <p className="mt-1 text-base text-ink-2">{words.none}</p>
      ) : (
        <>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <span className="tabular text-2xl font-bold tracking-tight">
              {words.sold(sale.sold?.count ?? 0, sale.seats)}
            </span>
            <span className="tabular text-base text-ink-2">{words.each(sumOf(sale.price, sale))}</span>
          </p>
          <p className="mt-1 text-base text-ink-2">{dueText(sale)}</p>
        </>
      )}
      {isOpen && <SaleDialog {...{ stream, sale, me }} onClose={() => setOpen(false)} />}
    </section>
  );
};
