import type { NetworkStatus, ProductStatus } from '@wagram/contract/money';
import { shortAddress } from '#chain';
import { getLanguage } from '#kernel';
import { Button, classes, fullTime, openDialog, TimeAgo } from '#ui';
import { Figure, Figures, Part, Pill } from '#moderation';
import { texts } from './texts.ts';

const words = texts.network;

export const NetworkPart = ({ network }: { readonly network: NetworkStatus }) => {
  const { is_reachable: isUp, slot, genesis, since } = network;
  const at = (
    <time key="at" dateTime={since}>
      {fullTime(since)}
    </time>
  );
  return (
    <Part title={words.title}>
      <Figures>
        <Figure name={words.name}>{network.name}</Figure>
        <Figure name={words.health}>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={classes('size-2.5 rounded-full', isUp ? 'bg-mint' : 'bg-coral')} />
            <span>{isUp ? words.up(at) : words.away(at)}</span>
          </span>
        </Figure>
        <Figure name={words.slot}>{slot === null ? texts.unknown : getLanguage().number(BigInt(slot))}</Figure>
        <Figure name={words.genesis}>
          {genesis === null ? (
            texts.unknown
          ) : (
            <span title={genesis} dir="ltr" className="font-mono text-sm">
              {shortAddress(genesis)}
            </span>
          )}
        </Figure>
      </Figures>
    </Part>
  );
};

const TONES = { on: 'good', paused: 'warning', off: 'plain' } as const;

const Product = ({ product }: { readonly product: ProductStatus }) => {
  const { names, states, off, pause, resume, label, pausedBy, somebody } = texts.products;
  const { name, state, paused_at: since, by, note } = product;
  const action = state === 'on' ? pause : resume;
  return (
    <li className="flex min-h-15 items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold">
          {names[name]}
          <Pill tone={TONES[state]}>{states[state]}</Pill>
        </p>
        {state === 'off' && <p className="text-sm text-ink-2">{off}</p>}
        {since !== null && (
          <p className="text-sm text-ink-2">
            {pausedBy(<bdi key="by">{by ?? somebody}</bdi>, <TimeAgo key="since" at={since} />)}
          </p>
        )}
        {note !== null && (
          <p dir="auto" className="text-sm wrap-anywhere text-ink-2">
            {note}
          </p>
        )}
      </div>
      {state !== 'off' && (
        <Button
          look={state === 'on' ? 'outline' : 'primary'}
          size="sm"
          className="min-h-11 shrink-0"
          aria-label={label(action, names[name])}
          onClick={() => openDialog('pause', { product: name, to: state === 'on' ? 'paused' : 'on' })}
        >
          {action}
        </Button>
      )}
    </li>
  );
};

export const ProductsPart = ({ products }: { readonly products: readonly ProductStatus[] }) => (
  <Part title={texts.products.title} hint={texts.products.hint}>
    <ul className="divide-y divide-line">
      {products.map((product) => (
        <Product key={product.name} product={product} />
      ))}
    </ul>
  </Part>
);
