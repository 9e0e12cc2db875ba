import { PhoneDialog, SignInDialog, TwoFactorDialog } from '#auth';
import { useOpenDialog } from '#ui';
import type { DialogName } from '#ui';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

const DIALOGS: Readonly<Record<DialogName, ComponentType>> = {
  'sign-in': SignInDialog,
  phone: PhoneDialog,
  'two-factor': TwoFactorDialog,
  menu: lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet })),
  keys: lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet })),
};

/** One dialog at a time. Rooms open it by name; what stands behind the name is known here alone. */
export const DialogHost = () => {
  const name = useOpenDialog();
  if (name === null) return null;
  const Shown = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
};
