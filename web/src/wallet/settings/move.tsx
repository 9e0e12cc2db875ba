import { useState } from 'react';
import { getBrand } from '#kernel';
import { Button, download, toast } from '#ui';
import { errorText } from '../error-text.ts';
import { ImportSheet } from '../vault/import-sheet.tsx';
import { NewPasswordForm } from '../vault/new-password.tsx';
import { Section } from '../section.tsx';
import { Sheet } from '../sheet.tsx';
import { texts } from './texts.ts';
import { exportFile, generate } from '../vault/vault.ts';

interface MoveProps {
  readonly tag: string;
  readonly address: string;
  /** True once the wallet can be used: its password was asked for where there is one. */
  readonly unlocked: () => Promise<boolean>;
}

type Open = 'export' | 'import' | null;

const ExportSheet = ({ address, onClose }: { readonly address: string; readonly onClose: () => void }) => {
  const words = texts.exported;
  return (
    <Sheet title={words.title} description={words.about} onClose={onClose}>
      <NewPasswordForm
        submit={words.go}
        labels={{ next: words.password, again: words.again }}
        onSubmit={async ({ next }) => {
          download(words.name(getBrand().slug, address), await exportFile(next), 'application/json');
          toast(words.done, 'good');
          onClose();
        }}
      />
    </Sheet>
  );
};

/** WALL-02, WALL-05. */
export const MoveSection = ({ tag, address, unlocked }: MoveProps) => {
  const [open, setOpen] = useState<Open>(null);
  const handleOpen = async (panel: Open) => {
    if (await unlocked()) setOpen(panel);
  };
  return (
    <Section title={texts.move.title} hint={texts.move.hint}>
      <div className="flex flex-wrap gap-2">
        <Button look="soft" size="sm" className="min-h-11" onClick={() => void handleOpen('export')}>
          {texts.move.export}
        </Button>
        <Button look="soft" size="sm" className="min-h-11" onClick={() => void handleOpen('import')}>
          {texts.move.import}
        </Button>
      </div>
      {open === 'export' && <ExportSheet address={address} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportSheet tag={tag} address={address} onClose={() => setOpen(null)} />}
    </Section>
  );
};

const ConfirmSheet = ({ onClose, onGo }: { readonly onClose: () => void; readonly onGo: () => Promise<void> }) => {
  const words = texts.generate;
  const [isBusy, setBusy] = useState(false);
  return (
    <Sheet title={words.title} description={words.confirm} onClose={onClose}>
      <div className="flex gap-3">
        <Button look="soft" className="flex-1" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          look="danger"
          className="flex-1"
          isBusy={isBusy}
          onClick={() => {
            setBusy(true);
            void onGo();
          }}
        >
          {words.go}
        </Button>
      </div>
    </Sheet>
  );
};

/** WALL-02, WALL-03: it asks first, with the words of the specification. */
export const GenerateSection = ({ tag, unlocked }: Omit<MoveProps, 'address'>) => {
  const words = texts.generate;
  const [isAsking, setAsking] = useState(false);
  const handleGo = async () => {
    try {
      await generate(tag);
      toast(words.done, 'good');
    } catch (cause) {
      toast(errorText(cause), 'bad');
    }
    setAsking(false);
  };
  const handleAsk = async () => {
    if (await unlocked()) setAsking(true);
  };
  return (
    <Section title={words.title} hint={words.hint}>
      <Button look="danger" size="sm" className="min-h-11" onClick={() => void handleAsk()}>
        {words.button}
      </Button>
      {isAsking && <ConfirmSheet onClose={() => setAsking(false)} onGo={handleGo} />}
    </Section>
  );
};
