import type { PublicConfig } from '@wagram/contract/kernel';

let read: PublicConfig | null = null;

/** The public configuration that the server rendered into the page. Read once: it cannot change while the page lives. */
export const getConfig = (): PublicConfig => {
  if (read !== null) return read;
  const text = document.getElementById('config')?.textContent;
  if (!text) throw new Error('The page came without its configuration');
  read = JSON.parse(text) as PublicConfig;
  return read;
};

/** Where there is no page: the server prints screens, and hands it over. */
export const keepConfig = (config: PublicConfig): void => {
  read = config;
};

export const getBrand = () => getConfig().brand;

/** Tests change the page's configuration between cases. */
export const forgetConfig = (): void => {
  read = null;
};
