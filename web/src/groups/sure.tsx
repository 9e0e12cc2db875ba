import type { ReactNode } from 'react';
import { Button } from '#ui';
import { texts } from './info/texts.ts';

interface SureProps {
  readonly title?: string;
  readonly hint: ReactNode;
  readonly yes: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asked before what cannot be undone. */
export const Sure = ({ title, hint, yes, isBusy, isDisabled = false, children, onNo, onYes }: SureProps) => (
  <div className="flex flex-col gap-5">
    <div>
      {title !== undefined && (
        <p className="text-lg font-semibold">
          <bdi>{title}</bdi>
        </p>
      )}
      <p className="mt-1 text-base text-ink-2">{hint}</p>
    </div>
    {children}
    <div className="flex gap-3">
      <Button look="soft" className="flex-1" onClick={onNo}>
        {texts.cancel}
      </Button>
      <Button look="danger" className="flex-1" isBusy={isBusy} disabled={isDisabled} onClick={onYes}>
        {yes}
      </Button>
    </div>
  </div>
);
