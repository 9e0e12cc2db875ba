import type { OwnProfileView } from '@wagram/contract/members';
import { FolderArchive } from 'lucide-react';
import { Row, Rows, Section } from '#auth';
import { Button, openDialog } from '#ui';
import { ArchiveRow } from './archive-row.tsx';
import { StorageRow } from './storage-row.tsx';
import { texts } from './texts.ts';

interface LeaveRowProps {
  readonly how: 'deactivate' | 'delete';
  readonly isDemo: boolean;
}

const LeaveRow = ({ how, isDemo }: LeaveRowProps) => (
  <Row
    title={texts[how]}
    about={how === 'delete' ? texts.deleteAbout : texts.deactivateAbout}
    action={
      <Button
        look={how === 'delete' ? 'danger' : 'soft'}
        size="sm"
        disabled={isDemo}
        onClick={() => openDialog('leave', { how })}
      >
        {how === 'delete' ? texts.deleteButton : texts.deactivateButton}
      </Button>
    }
  />
);

interface YourDataProps {
  readonly user: OwnProfileView;
}

/** A suspended member can take their data along and leave; stepping back would change nothing for them. */
export const YourDataRows = ({ user }: YourDataProps) => (
  <Rows>
    <ArchiveRow isDemo={user.demo} />
    <StorageRow />
    {user.state === 'active' && <LeaveRow how="deactivate" isDemo={user.demo} />}
    <LeaveRow how="delete" isDemo={user.demo} />
  </Rows>
);

export const YourDataSection = ({ user }: YourDataProps) => (
  <Section id="your-data" icon={<FolderArchive className="size-5" />} title={texts.heading} about={texts.about}>
    <YourDataRows user={user} />
  </Section>
);
