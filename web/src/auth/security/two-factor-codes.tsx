import { getBrand } from '#kernel';
import { Button, Notice, useCopy } from '#ui';
import { texts } from './texts.ts';

const words = texts.twoFactor;

const saveAsFile = (codes: readonly string[]) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = words.fileName(getBrand().slug);
  link.click();
  URL.revokeObjectURL(link.href);
};

export const BackupCodes = ({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) => {
  const [isCopied, copy] = useCopy();
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="good">
        <p className="font-semibold">{words.successTitle}</p>
        <p className="mt-0.5 font-normal">{words.successHint}</p>
      </Notice>
      <ol className="grid grid-cols-1 gap-px overflow-hidden rounded-field border border-line bg-line">
        {codes.map((code) => (
          <li key={code} className="bg-surface py-2.5 text-center font-mono text-lg tracking-wider">
            {code}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-2.5">
        <Button look="outline" onClick={() => void copy(codes.join('\n'))}>
          {isCopied ? words.copied : words.copyCodes}
        </Button>
        <Button look="outline" onClick={() => saveAsFile(codes)}>
          {words.download}
        </Button>
      </div>
      <Button size="lg" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
};
