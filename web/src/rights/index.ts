// A member's rights over their data: taking it along, stepping back, being forgotten.
import { lazy } from '#kernel';

export const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));
export { YourDataRows, YourDataSection } from './your-data.tsx';
export { texts as rightsTexts } from './texts.ts';
