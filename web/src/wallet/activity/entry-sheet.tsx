import type { ChainEntryView } from '@wagram/contract/wallet';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberLine, memberPath } from '#members';
import { buttonClass, classes, copyText, fullTime, Notice, toast } from '#ui';
import { sentenceOf, sumsOf, turnOf } from './entry-words.ts';
import { NetworkMark } from '../network-mark.tsx';
import { useNetwork } from '../network.ts';
import { CopyButton } from '../section.tsx';
import { Sheet } from '../sheet.tsx';
import { texts as walletTexts } from '../texts.ts';
import { texts } from './texts.ts';
import { writeSol } from '../units.ts';

const words = texts.entry;

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className="min-w-0 text-base">{children}</dd>
  </div>
);

const Long = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <div className="flex items-start gap-3">
    <p className="min-w-0 flex-1 font-mono text-sm break-all">{text}</p>
    <CopyButton
      label={label}
      onCopy={async () => {
        const isDone = await copyText(text);
        if (!isDone) toast(words.notCopied, 'bad');
        return isDone;
      }}
    />
  </div>
);

const Others = ({ entry }: { readonly entry: ChainEntryView }) => (
  <Fact name={words.side[turnOf(entry)]}>
    <ul className="flex flex-col gap-3">
      {entry.with.map(({ address, member }) => (
        <li key={address} className="flex flex-col gap-1.5">
          {member !== null && (
            <Link to={memberPath(member.username)} className="-m-1 rounded-field p-1 hover:bg-sunken">
              <MemberLine member={member} />
            </Link>
          )}
          <Long text={address} label={words.copyAddress} />
        </li>
      ))}
    </ul>
  </Fact>
);

/** An explorer of the network, or the page of this server that decodes a transaction. */
const Look = ({ signature }: { readonly signature: string }) => {
  const explorer = useNetwork()?.explorer ?? null;
  const look = buttonClass('soft', 'md', 'w-full');
  if (explorer === null) {
    return (
      <Link to={`/tx/${signature}`} className={look}>
        {words.look}
      </Link>
    );
  }
  return (
    <a href={explorer.replace('{signature}', signature)} target="_blank" rel="noreferrer" className={look}>
      {words.explorer}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
};

interface EntrySheetProps {
  readonly entry: ChainEntryView;
  readonly onClose: () => void;
}

/** CHN-12: everything that is known of one transaction. */
export const EntrySheet = ({ entry, onClose }: EntrySheetProps) => (
  <Sheet title={entry.error === null ? sentenceOf(entry) : words.failedTitle} onClose={onClose}>
    <NetworkMark />
    {entry.error !== null && <Notice tone="danger">{words.failedAbout(entry.error)}</Notice>}
    <dl>
      {entry.error === null && entry.changes.length > 0 && (
        <Fact name={words.amount(entry.changes.length)}>
          {sumsOf(entry).map(({ text, unit, isIn }) => (
            <p key={unit} className={classes('figures text-lg font-semibold break-all', isIn && 'text-mint')}>
              {text} {unit}
            </p>
          ))}
        </Fact>
      )}
      {entry.with.length > 0 && <Others entry={entry} />}
      {entry.note !== null && (
        <Fact name={words.note}>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {entry.note}
          </p>
        </Fact>
      )}
      <Fact name={words.fee}>
        {entry.fee === '0' ? words.feeByOthers : walletTexts.chain.sol(writeSol(BigInt(entry.fee)))}
      </Fact>
      <Fact name={words.time}>{entry.at === null ? words.noTime : fullTime(entry.at)}</Fact>
      <Fact name={words.signature}>
        <Long text={entry.signature} label={words.copySignature} />
      </Fact>
    </dl>
    <Look signature={entry.signature} />
  </Sheet>
);
