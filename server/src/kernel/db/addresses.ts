/** postgres://name:password@one:5432,two:5432/app, as libpq takes it: the address of each host. Not one that can be read: none. */
export const addressesOf = (url: string): string[] => {
  const start = url.indexOf('://') + 3;
  const path = url.slice(start).search(/[/?#]/);
  const end = path === -1 ? url.length : start + path;
  const hosts = url.lastIndexOf('@', end - 1) < start ? start : url.lastIndexOf('@', end - 1) + 1;
  const each = url
    .slice(hosts, end)
    .split(',')
    .map((host) => url.slice(0, hosts) + host + url.slice(end));
  return each.every((address) => URL.canParse(address)) ? each.map((address) => new URL(address).href) : [];
};

/** Without name and password, for the log. */
export const hostOf = (address: string): string => new URL(address).host;
