import { graphemesOf } from '@wagram/contract/kernel';
import { endingOf, type MediaView } from '@wagram/contract/media';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { toSize } from '#media';
import { classes } from '#ui';
import { FileIcon } from './file-icon.tsx';
import { texts } from '../texts.ts';

const NAME_END = 12;

/** A long name is cut in its middle: how it ends says what it is. */
export const FileName = ({ name }: { readonly name: string }) => {
  // By what a reader calls characters: half an emoji is none.
  const letters = [...graphemesOf(name)];
  const cut = Math.max(0, letters.length - NAME_END);
  return (
    <bdi title={name} className="flex min-w-0">
      <span className="truncate whitespace-pre">{letters.slice(0, cut).join('')}</span>
      <span className="shrink-0 whitespace-pre">{letters.slice(cut).join('')}</span>
    </bdi>
  );
};

interface FileBodyProps {
  readonly media: MediaView;
  readonly isOwn: boolean;
  readonly children?: ReactNode;
}

/** TLK-01: what it is called and how large it is. It is downloaded, and never opened here. */
export const FileBody = ({ media, isOwn, children }: FileBodyProps) => {
  const { name, size } = media.file ?? { name: '', size: 0 };
  const ending = endingOf(name).toUpperCase();
  return (
    <div className="flow-root w-68 max-w-full">
      <a
        href={media.url}
        download={name}
        aria-label={texts.file.download(name, toSize(size))}
        className="group/file flex items-center gap-3 rounded-xl py-1"
      >
        <span
          className={classes(
            'relative inline-flex size-11 shrink-0 items-center justify-center rounded-xl',
            isOwn ? 'bg-black/20' : 'bg-accent-soft text-accent-ink',
          )}
        >
          <FileIcon name={name} className="size-6" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold group-hover/file:underline">
            <FileName name={name} />
          </span>
          <span className={classes('tabular block truncate text-sm', isOwn ? 'text-on-accent' : 'text-ink-2')}>
            {ending === '' ? toSize(size) : texts.file.about(toSize(size), ending)}
          </span>
        </span>
        <Download aria-hidden="true" className="size-5 shrink-0" />
      </a>
      {/* In the line of the size, where there is room for it. */}
      {children != null && <div className="-mt-3.5">{children}</div>}
    </div>
  );
};
