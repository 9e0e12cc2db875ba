import { lazy } from '#kernel';

export const DescribeVideoDialog = lazy(async () => ({
  default: (await import('./upload/describe-dialog.tsx')).DescribeVideoDialog,
}));
