import { countGraphemes } from '@wagram/contract/kernel';
import { classes } from '#ui';
import { texts } from '../texts.ts';

export const Count = ({ text, max }: { readonly text: string; readonly max: number }) => {
  const used = countGraphemes(text);
  return (
    <span className={classes('tabular text-sm', used > max ? 'font-semibold text-coral' : 'text-ink-3')}>
      {texts.dialog.of(used, max)}
    </span>
  );
};
