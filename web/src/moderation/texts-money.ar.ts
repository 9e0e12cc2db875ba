import type { Translation } from '#kernel';
import type { ProductName } from '@wagram/contract/kernel';
import type { LogAction } from '@wagram/contract/moderation';
import type { ReactNode } from 'react';
import type { texts as english } from './texts-money.ts';

export const texts: Translation<typeof english> = () => {
  const products: Record<ProductName, string> = {
    withdraw: 'السحب',
    deposit: 'الإيداع',
    swap: 'المبادلة',
    staking: 'التحصيص',
    launchpad: 'منصة الإطلاق',
    tickets: 'التذاكر',
  };
  const keys: Record<string, string> = {
    treasury: 'الخزينة',
    desk: 'المكتب',
    rewards: 'حساب المكافآت',
    launch: 'مفتاح الإطلاق',
    tickets: 'مفتاح التذاكر',
  };
  const product = (name: string): string => products[name as ProductName] ?? name;
  return {
    line: (action: LogAction, about: string, operator: ReactNode): ReactNode => {
      if (action === 'pause') return [operator, ` · إيقاف مؤقت: ${product(about)}`];
      if (action === 'resume') return [operator, ` · استئناف: ${product(about)}`];
      return [operator, ` · إخراج أموال من ${keys[about] ?? about}`];
    },
  };
};
