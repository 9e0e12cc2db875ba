import { authErrors } from '@wagram/contract/auth';
import { fail, type App } from '#kernel';

/** Who speaks under such a name seems to speak for the network. */
const ROLES = [
  'admin',
  'administrator',
  'support',
  'moderator',
  'system',
  'root',
  'treasury',
  'official',
  'help',
  'security',
];
const OF_THE_BRAND = [...ROLES, 'team', 'labs', 'staff'];

/** Underscores and case tell nobody apart: @_Admin_ reads like @admin. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Names of roles, and the brand's own with or without one; without underscores, in lower case. */
export const reservedNames = ({ config: { brand } }: Pick<App, 'config'>): string[] => {
  const brands = [...new Set([bare(brand.name), bare(brand.slug)])].filter((name) => name !== '');
  const joined = brands.flatMap((name) => OF_THE_BRAND.flatMap((role) => [`${name}${role}`, `${role}${name}`]));
  return [...ROLES, ...brands, ...joined, ...brand.platinum.map(bare)];
};

/** The platinum badge belongs to accounts, and so does the power of operators: nobody can take their handles later. */
export const isReserved =
  (app: Pick<App, 'config'>) =>
  (handle: string): boolean =>
    reservedNames(app).includes(bare(handle)) || app.config.operators.includes(handle.toLowerCase());

export const assertNotReserved = (app: App, handle: string): void => {
  if (isReserved(app)(handle)) fail(authErrors, 'username_reserved');
};
