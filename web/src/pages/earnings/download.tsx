import type { MemberId } from '@wagram/contract/kernel';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { getBrand, logWarning } from '#kernel';
import { earningsTexts, listYear } from '#ledger';
import { Button, download, toast } from '#ui';
import { EARNINGS_FILE_MAX, earningsCsv } from './csv.ts';

const words = earningsTexts.csv;

const saveYear = async (memberId: MemberId, year: number): Promise<void> => {
  try {
    const { earnings, isWhole } = await listYear(memberId, year, EARNINGS_FILE_MAX);
    download(words.name(getBrand().slug, year), earningsCsv(earnings), 'text/csv');
    if (!isWhole) toast(words.cut(EARNINGS_FILE_MAX));
  } catch (cause) {
    logWarning('The earnings of a year could not be made a file', cause);
    toast(words.failed, 'bad');
  }
};

interface EarningsDownloadProps {
  readonly memberId: MemberId;
  /** The newest first. */
  readonly years: readonly number[];
}

export const EarningsDownload = ({ memberId, years }: EarningsDownloadProps) => {
  const [busy, setBusy] = useState<number | null>(null);
  const handleDownload = async (year: number) => {
    setBusy(year);
    await saveYear(memberId, year);
    setBusy(null);
  };
  return (
    <section aria-labelledby="earnings-csv" className="flex flex-col gap-3">
      <div>
        <h2 id="earnings-csv" className="text-lg font-bold tracking-tight">
          {words.title}
        </h2>
        <p className="text-sm text-ink-2">{words.hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {years.map((year) => (
          <Button
            key={year}
            look="soft"
            isBusy={busy === year}
            disabled={busy !== null}
            icon={<Download aria-hidden="true" className="size-4.5" />}
            onClick={() => void handleDownload(year)}
          >
            {words.download(year)}
          </Button>
        ))}
      </div>
    </section>
  );
};
