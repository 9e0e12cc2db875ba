import { lazy } from 'react';

// What members tell the operators about.
export const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));
