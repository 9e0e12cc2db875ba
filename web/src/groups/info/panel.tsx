import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button, Dialog } from '#ui';
import { AboutInfo } from './about.tsx';
import { AddInfo } from './add.tsx';
import { BansInfo, RequestsInfo } from './asking.tsx';
import { BotsInfo } from './bots.tsx';
import { HeldInfo } from './held.tsx';
import { InvitesInfo } from './invites.tsx';
import { DeleteInfo, LeaveInfo } from './leave.tsx';
import { MembersInfo } from './members.tsx';
import { SettingsInfo } from './settings.tsx';
import type { InfoProps, InfoView } from './view.ts';
import { texts } from './texts.ts';

const VIEWS: Readonly<Record<InfoView, ComponentType<InfoProps>>> = {
  about: AboutInfo,
  members: MembersInfo,
  add: AddInfo,
  requests: RequestsInfo,
  held: HeldInfo,
  bans: BansInfo,
  invites: InvitesInfo,
  bots: BotsInfo,
  settings: SettingsInfo,
  leave: LeaveInfo,
  delete: DeleteInfo,
};

/** Everything about a group that is not said in it. */
export const InfoPanel = ({ view, ...props }: InfoProps & { readonly view: InfoView }) => {
  const View = VIEWS[view];
  return (
    <Dialog title={texts.titles[view][props.group.kind]} width="wide" onClose={props.onClose}>
      <div className="flex flex-col gap-5 px-6 pt-4 pb-6">
        {view !== 'about' && (
          <Button
            look="ghost"
            size="sm"
            className="-ms-3.5 -mt-2 -mb-2 self-start"
            icon={<ArrowLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />}
            onClick={() => props.onView('about')}
          >
            {texts.back}
          </Button>
        )}
        <View {...props} />
      </div>
    </Dialog>
  );
};
