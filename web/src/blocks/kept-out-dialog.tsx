import { closeDialog, Dialog } from '#ui';
import { KeptOutPeople } from './kept-out-people.tsx';
import { texts } from './texts.ts';

export const KeptOutDialog = () => (
  <Dialog title={texts.list.title} description={texts.list.about} onClose={closeDialog}>
    <div className="px-6 pt-4">
      <KeptOutPeople />
    </div>
  </Dialog>
);
