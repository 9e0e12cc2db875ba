import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { UploadError, uploadFile } from '#media';
import { Button, Notice, Spinner } from '#ui';
import { PictureCrop } from './picture-crop.tsx';
import { texts } from './texts.ts';

const words = texts.editor;

export const BANNER_ASPECT = 3;
const BANNER_PX = 1500;
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** What the window shows, as a file that can be sent. */
const toFile = (dataUrl: string): File => {
  const [head = '', body = ''] = dataUrl.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/webp';
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new File([bytes], `banner.${type.split('/')[1] ?? 'webp'}`, { type });
};

const send = async (dataUrl: string): Promise<string> => {
  const chosen = { file: toFile(dataUrl), kind: 'image', screen: 'create', wanted: 'image' } as const;
  const { url } = await uploadFile(chosen, { onPercent: () => undefined, signal: new AbortController().signal });
  return url;
};

interface ShownProps {
  readonly url: string | null;
  readonly isBusy: boolean;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
}

const Shown = ({ url, isBusy, onPick, onRemove }: ShownProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="relative aspect-3/1 w-full overflow-hidden rounded-card bg-accent-soft">
        {url !== null && <img src={url} alt="" className="size-full object-cover" />}
        {isBusy && (
          <span className="absolute inset-0 inline-flex items-center justify-center bg-black/50 text-white">
            <Spinner className="size-7" label={words.bannerBusy} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="soft"
          size="sm"
          disabled={isBusy}
          icon={<ImagePlus aria-hidden="true" className="size-4.5" />}
          onClick={() => input.current?.click()}
        >
          {words.changeBanner}
        </Button>
        {url !== null && (
          <Button look="ghost" size="sm" icon={<Trash2 aria-hidden="true" className="size-4.5" />} onClick={onRemove}>
            {words.removeBanner}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={words.banner}
        accept={ACCEPTED}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </div>
  );
};

interface BannerFieldProps {
  readonly url: string | null;
  readonly onChange: (url: string | null) => void;
  /** While a banner is being cut or sent there is nothing to save yet. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** SOC-07: chosen, cut and sent; it is part of the profile with Save. */
export const BannerField = ({ url, onChange, onBusy }: BannerFieldProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = (failure: string | null = null) => {
    setFile(null);
    setSending(false);
    setProblem(failure);
    onBusy(false);
  };
  const handleUse = async (dataUrl: string) => {
    setFile(null);
    setSending(true);
    try {
      onChange(await send(dataUrl));
      leave();
    } catch (cause) {
      leave(cause instanceof UploadError ? cause.message : words.bannerFailed);
    }
  };
  const handlePick = (picked: File) => {
    setProblem(null);
    setFile(picked);
    onBusy(true);
  };
  return (
    <div className="flex flex-col gap-3">
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {file === null ? (
        <Shown url={url} isBusy={isSending} onPick={handlePick} onRemove={() => onChange(null)} />
      ) : (
        <PictureCrop
          file={file}
          aspect={BANNER_ASPECT}
          px={BANNER_PX}
          onCut={() => undefined}
          onUse={(dataUrl) => void handleUse(dataUrl)}
          onCancel={() => leave()}
          onUnreadable={() => leave(texts.crop.unreadable)}
        />
      )}
    </div>
  );
};
