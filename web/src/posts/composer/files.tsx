import { ChevronLeft, ChevronRight } from 'lucide-react';
import { UploadPreview, type Upload } from '#media';
import { classes, IconButton } from '#ui';
import { ComposerAlt } from './alt.tsx';
import { texts } from './texts.ts';
import type { ComposerState } from './use-composer.ts';

interface FilesProps {
  readonly composer: ComposerState;
  readonly hasAlt: boolean;
}

/** Their order is that of the post. */
const Order = ({ composer, upload, at }: { composer: ComposerState; upload: Upload; at: number }) => {
  const { shown, move } = composer.uploads;
  return (
    <div className="flex">
      <IconButton label={texts.earlier(at + 1)} disabled={at === 0} onClick={() => move(upload, -1)}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={texts.later(at + 1)} disabled={at === shown.length - 1} onClick={() => move(upload, 1)}>
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
};

const File = ({ composer, upload, at, hasAlt }: FilesProps & { readonly upload: Upload; readonly at: number }) => {
  const isOneOfMany = composer.uploads.shown.length > 1;
  const { media } = upload;
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <UploadPreview upload={upload} />
      <div className={classes('flex flex-wrap items-center', isOneOfMany && 'justify-between')}>
        {isOneOfMany && <Order composer={composer} upload={upload} at={at} />}
        {hasAlt && media?.kind === 'image' && (
          <div className="min-w-44 flex-1 has-[textarea]:basis-full">
            <ComposerAlt
              key={media.url}
              alt={composer.altOf(media.url)}
              onChange={(alt) => composer.setAlt(media.url, alt)}
            />
          </div>
        )}
      </div>
    </li>
  );
};

/** SOC-03: what is attached, each with its description and, of several, its place. */
export const ComposerFiles = ({ composer, hasAlt }: FilesProps) => {
  const { shown, picker } = composer.uploads;
  if (shown.length === 0) return <UploadPreview upload={picker} />;
  return (
    <ul className={classes('mt-3 grid gap-3 max-sm:-ms-14', shown.length > 1 && 'sm:grid-cols-2')}>
      {shown.map((upload, at) => (
        <File
          key={'preview' in upload.state ? upload.state.preview : at}
          composer={composer}
          upload={upload}
          at={at}
          hasAlt={hasAlt}
        />
      ))}
    </ul>
  );
};
