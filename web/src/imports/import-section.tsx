import type { ImportView } from '@wagram/contract/imports';
import type { OwnProfileView } from '@wagram/contract/members';
import { PackageOpen } from 'lucide-react';
import { useRef } from 'react';
import { formatDay, Section } from '#auth';
import { Button, Notice, Spinner } from '#ui';
import { useDropImport, useImport, useSendArchive, useStartImport } from './api.ts';
import { texts } from './texts.ts';

const ACCEPTED = '.zip,.gz,.tgz,.json,.js,.csv';

const Choose = ({ isDemo }: { readonly isDemo: boolean }) => {
  const field = useRef<HTMLInputElement>(null);
  const { send, isSending, percent } = useSendArchive();
  return (
    <div className="flex flex-col items-start gap-2">
      <input
        ref={field}
        type="file"
        accept={ACCEPTED}
        aria-label={texts.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) send(file);
        }}
      />
      <Button look="soft" disabled={isDemo || isSending} onClick={() => field.current?.click()}>
        {texts.choose}
      </Button>
      <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
        {isSending && <Spinner />}
        {isSending
          ? percent === null || percent >= 100
            ? texts.reading
            : texts.sending(percent)
          : isDemo
            ? texts.demo
            : texts.hint}
      </p>
    </div>
  );
};

const Sample = ({ plan }: Pick<ImportView, 'plan'>) => (
  <div>
    <h4 className="text-sm font-semibold text-ink-2">{texts.sample}</h4>
    <ul className="mt-1.5 flex flex-col gap-2">
      {plan.sample.map(({ content, created_at }) => (
        <li key={created_at + content} className="rounded-field bg-sunken px-3.5 py-2.5">
          <p className="text-sm text-ink-3">{formatDay(created_at)}</p>
          <p dir="auto" className="line-clamp-3 text-base break-words whitespace-pre-line">
            {content}
          </p>
        </li>
      ))}
    </ul>
  </div>
);

const LeftOut = ({ plan }: Pick<ImportView, 'plan'>) => (
  <div>
    <h4 className="text-sm font-semibold text-ink-2">{texts.leftOut}</h4>
    <ul className="mt-1 text-base">
      {plan.left_out.map(({ reason, count }) => (
        <li key={reason} className="flex justify-between gap-3 py-0.5">
          <span>{texts.reasons[reason]}</span>
          <span className="figures text-ink-2">{count}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** SOC-18: counts, a sample and what cannot come, before a word of it is published. */
const Shown = ({ found }: { readonly found: ImportView }) => {
  const { plan } = found;
  const start = useStartImport();
  const drop = useDropImport();
  const isEmpty = plan.posts + plan.follows === 0;
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line p-4">
      <div>
        <h3 className="text-base font-semibold">{texts.shown(found.source)}</h3>
        {isEmpty ? (
          <p className="mt-1 text-base text-ink-2">{texts.nothing}</p>
        ) : (
          <ul className="mt-1 list-inside list-disc text-base">
            {plan.posts > 0 && <li>{texts.posts(plan.posts)}</li>}
            {plan.follows > 0 && <li>{texts.follows(plan.follows)}</li>}
          </ul>
        )}
        {plan.media > 0 && <p className="mt-1 text-sm text-ink-2">{texts.media(plan.media)}</p>}
      </div>
      {plan.sample.length > 0 && <Sample plan={plan} />}
      {plan.left_out.length > 0 && <LeftOut plan={plan} />}
      {!isEmpty && <p className="text-sm text-ink-2">{texts.quiet}</p>}
      {found.state === 'failed' && <Notice tone="warning">{texts.broken}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!isEmpty && (
          <Button isBusy={start.isPending} onClick={() => start.mutate(found.id)}>
            {found.state === 'failed' ? texts.again : texts.start}
          </Button>
        )}
        <Button look="soft" isBusy={drop.isPending} onClick={() => drop.mutate(found.id)}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
};

const Running = ({ found: { done, total } }: { readonly found: ImportView }) => (
  <div className="flex flex-col gap-2">
    <progress aria-label={texts.progress} value={done} max={Math.max(total, 1)} className="h-2 w-full accent-accent" />
    <p role="status" className="figures text-sm text-ink-2">
      {texts.running(done, total)}
    </p>
  </div>
);

const Finished = ({ found }: { readonly found: ImportView }) => {
  const drop = useDropImport();
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="good">{texts.done(found.made)}</Notice>
      <Button look="soft" isBusy={drop.isPending} onClick={() => drop.mutate(found.id)}>
        {texts.close}
      </Button>
    </div>
  );
};

export const ImportSection = ({ user }: { readonly user: OwnProfileView }) => {
  const { data } = useImport();
  const found = data?.import ?? null;
  return (
    <Section icon={<PackageOpen className="size-5" />} title={texts.heading} about={texts.about}>
      {found === null && <Choose isDemo={user.demo} />}
      {found?.state === 'running' && <Running found={found} />}
      {found?.state === 'done' && <Finished found={found} />}
      {(found?.state === 'shown' || found?.state === 'failed') && <Shown found={found} />}
    </Section>
  );
};
