import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, ShortName } from '#ui';
import { texts } from './texts.ts';

interface BarProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly onBack: () => void;
  /** The page's own heading stands further down. */
  readonly isHeading?: boolean;
  readonly children?: ReactNode;
}

/** Back, what this page is, and what can be done with it. */
export const ProfileBar = ({ title, hint, onBack, isHeading = false, children }: BarProps) => {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className="flex h-14 items-center gap-1 px-2 wide:px-3">
      <IconButton label={texts.back} onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <div className="min-w-0 flex-1">
        <Title className="text-lg leading-6 font-bold tracking-tight">
          <ShortName name={title} />
        </Title>
        {hint !== undefined && (
          <p className="tabular truncate text-sm leading-4 text-ink-3">
            <bdi>{hint}</bdi>
          </p>
        )}
      </div>
      {children}
    </div>
  );
};
