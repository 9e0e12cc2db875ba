// What members tell the operators about.
import { lazy } from 'react';

export const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));
