import { PhoneDialog, SignInDialog, TwoFactorDialog } from '#auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { getQueryClient, lazy } from '#kernel';
import { BlockDialog, KeptOutDialog } from '#blocks';
import { AddCommentDialog, DeleteCommentDialog } from '#comments';
import { NewPostDialog } from '#drafts';
import { AppealDialog, DecideDialog } from '#moderation';
import { PauseDialog, SweepDialog } from '#money';
import { EditListDialog, ListsDialog } from '#lists';
import { EditProfileDialog } from '#profiles';
import { DeletePostDialog, EditPostDialog, MediaViewer, ReactorsDialog, VersionsDialog } from '#posts';
import { LeaveDialog } from '#rights';
import { WhyDialog } from '#trending';
import { useOpenDialog } from '#ui';
import { DescribeVideoDialog } from '#video';
import { CompletionProvider } from '#writing';
import type { DialogName } from '#ui';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { completions } from './completions.ts';

const DIALOGS: Readonly<Partial<Record<DialogName, ComponentType>>> = {
  'sign-in': SignInDialog,
  phone: PhoneDialog,
  'two-factor': TwoFactorDialog,
  menu: lazy(async () => ({ default: (await import('./menu/sheet.tsx')).MenuSheet })),
  'new-post': NewPostDialog,
  'new-message': lazy(async () => ({ default: (await import('../pages/talking/new-message.tsx')).NewMessageDialog })),
  forward: lazy(async () => ({ default: (await import('../pages/talking/forward-dialog.tsx')).ForwardDialog })),
  'send-credit': lazy(async () => ({ default: (await import('../pages/paying/send-credit.tsx')).SendCreditDialog })),
  'delete-post': DeletePostDialog,
  media: MediaViewer,
  'edit-post': EditPostDialog,
  'describe-video': DescribeVideoDialog,
  reactors: ReactorsDialog,
  versions: VersionsDialog,
  report: lazy(async () => ({ default: (await import('./report-anything.tsx')).ReportAnything })),
  'follow-elsewhere': lazy(async () => ({ default: (await import('./follow-elsewhere.tsx')).FollowElsewhere })),
  decide: DecideDialog,
  pause: PauseDialog,
  sweep: SweepDialog,
  appeal: AppealDialog,
  leave: LeaveDialog,
  'leave-wallet': lazy(async () => ({ default: (await import('./leaving/leave-wallet.tsx')).LeaveWallet })),
  'leave-unsent': lazy(async () => ({ default: (await import('./leaving/leave-unsent.tsx')).LeaveUnsent })),
  'add-comment': AddCommentDialog,
  'delete-comment': DeleteCommentDialog,
  'edit-profile': EditProfileDialog,
  'kept-out': KeptOutDialog,
  lists: ListsDialog,
  'edit-list': EditListDialog,
  why: WhyDialog,
  block: BlockDialog,
  keys: lazy(async () => ({ default: (await import('./keys/sheet.tsx')).KeysSheet })),
};

/** One dialog at a time. Rooms open it by name; what stands behind the name is known here alone. */
export const DialogHost = () => {
  const name = useOpenDialog();
  if (name === null) return null;
  const Shown = DIALOGS[name];
  if (Shown === undefined) return null;
  return (
    <QueryClientProvider client={getQueryClient()}>
      <CompletionProvider value={completions}>
        <Suspense fallback={null}>
          <Shown />
        </Suspense>
      </CompletionProvider>
    </QueryClientProvider>
  );
};
