// SR-M7: files that lie at the image host. We hold no id of theirs: the host is asked for it by the file's name and folder.
import { askOutside, type App } from '#kernel';

interface HostedFile {
  fileId?: unknown;
  filePath?: unknown;
}

const isHttpOk = (status: number): boolean => status >= 200 && status < 300;

/** True when the host says that it is gone, or knows nothing of it; false when it could not be asked: then another time. */
export const removeHosted = async ({ config, log }: App, url: string): Promise<boolean> => {
  const host = config.imageHost;
  // The operator has left that host: nobody there listens to us any more.
  if (host === null || !url.startsWith(host.urlPrefix)) return true;
  const path = decodeURIComponent(`/${url.slice(host.urlPrefix.length)}`);
  const [folder, name] = [path.slice(0, path.lastIndexOf('/')) || '/', path.slice(path.lastIndexOf('/') + 1)];
  const headers = { authorization: `Basic ${Buffer.from(`${host.imagekitPrivateKey}:`).toString('base64')}` };
  try {
    const query = new URLSearchParams({ path: folder, searchQuery: `name = ${JSON.stringify(name)}` });
    const found = await askOutside(`${host.apiUrl}/v1/files?${query.toString()}`, { headers });
    if (!isHttpOk(found.status)) throw new Error(`the image host answered ${found.status}`);
    const files = (JSON.parse(found.body) as HostedFile[]).filter(({ filePath }) => filePath === path);
    for (const { fileId } of files) {
      const gone = await askOutside(`${host.apiUrl}/v1/files/${String(fileId)}`, { method: 'DELETE', headers });
      if (!isHttpOk(gone.status) && gone.status !== 404) throw new Error(`the image host answered ${gone.status}`);
    }
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the image host could not be asked to delete a file');
    return false;
  }
};
