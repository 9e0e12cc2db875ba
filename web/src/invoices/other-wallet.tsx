import type { InvoiceView } from '@wagram/contract/invoices';
import { plainUnits } from '@wagram/contract/kernel';
import { Check, ChevronDown, Link2 } from 'lucide-react';
import { writePayLink } from '#chain';
import { Button, QrCode, toast, useCopy } from '#ui';
import { restOf } from './rest.ts';
import { texts } from './texts.ts';

const words = texts.other;

const linkOf = (invoice: InvoiceView): string =>
  writePayLink({
    to: invoice.to,
    amount: plainUnits(restOf(invoice), invoice.token.decimals),
    mint: invoice.token.mint,
    references: [invoice.reference],
  });

/** As a request of Solana Pay: whoever pays it, it counts. */
export const OtherWallet = ({ invoice }: { readonly invoice: InvoiceView }) => {
  const [isCopied, copy] = useCopy();
  const link = linkOf(invoice);
  const handleCopy = async () => {
    if (!(await copy(link))) toast(words.notCopied, 'bad');
  };
  const Mark = isCopied ? Check : Link2;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-semibold text-ink-2 hover:text-ink">
        {words.title}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col items-center gap-3 pt-2">
        <p className="text-sm text-ink-2">{words.hint}</p>
        <QrCode text={link} />
        <Button look="soft" icon={<Mark aria-hidden="true" className="size-5" />} onClick={() => void handleCopy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
    </details>
  );
};
