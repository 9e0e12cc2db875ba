import { lazy } from '#kernel';

export const DescribeVideoDialog = lazy(async () => ({
  default: (await import('./describe-dialog.tsx')).DescribeVideoDialog,
}));
