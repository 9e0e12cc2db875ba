import { formatAmount, type MemberId } from '@wagram/contract/kernel';
import type { SaleView } from '@wagram/contract/tickets';
import { getBrand, getLanguage } from '#kernel';
import { useBalance } from '#ledger';
import { Button, Dialog, Notice, toast } from '#ui';
import { useBuy } from './api.ts';
import { sumOf } from './figures.ts';
import { texts } from './texts.ts';

const words = texts.buy;

interface BuyDialogProps {
  readonly sale: SaleView;
  readonly me: MemberId;
  /** Of the stream. */
  readonly title: string;
  readonly onPayTokens: () => void;
  readonly onClose: () => void;
}

const Terms = ({ sale }: { readonly sale: SaleView }) => (
  <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-2">
    <li>{words.held(getBrand().name)}</li>
    <li>{words.back}</li>
    {sale.unit === 'WGR' && <li>{words.chain}</li>}
  </ul>
);

const WithCredit = ({ sale, me, onClose }: BuyDialogProps) => {
  const balance = useBalance(me, 'WGM');
  const handleBought = () => {
    toast(words.done, 'good');
    onClose();
  };
  const { buy, isBusy, problem } = useBuy(sale.stream_id, me, handleBought);
  const isShort = balance !== null && balance < BigInt(sale.price);
  return (
    <>
      {balance !== null && (
        <p className="tabular text-sm text-ink-2">
          {words.have(`${formatAmount(balance, 'WGM', getLanguage())} ${sale.symbol}`)}
        </p>
      )}
      {isShort && <Notice tone="danger">{words.short}</Notice>}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button isBusy={isBusy} disabled={isShort} onClick={() => buy(sale.price)}>
        {words.go(sumOf(sale.price, sale))}
      </Button>
    </>
  );
};

/** What is paid, and what becomes of it, before it is paid. */
export const BuyDialog = (props: BuyDialogProps) => {
  const { sale, title, onPayTokens, onClose } = props;
  return (
    <Dialog title={words.title} description={title} onClose={onClose}>
      <div className="flex flex-col gap-4 px-6 pt-5">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-base text-ink-2">{words.cost}</span>
          <span className="tabular text-2xl font-bold tracking-tight">{sumOf(sale.price, sale)}</span>
        </p>
        <Terms sale={sale} />
        {sale.unit === 'WGM' ? (
          <WithCredit {...props} />
        ) : (
          <Button onClick={onPayTokens}>{words.go(sumOf(sale.price, sale))}</Button>
        )}
      </div>
    </Dialog>
  );
};
