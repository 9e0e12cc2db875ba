import { Clapperboard, ImagePlus, Type } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { PickButton } from '#media';
import type { Upload } from '#media';
import { classes } from '#ui';
import { texts } from './composer-texts.ts';

interface OptionsProps {
  readonly upload: Upload;
  readonly onText: () => void;
}

const chosenIn = ({ state }: Upload): 'text' | 'image' | 'video' => {
  if (state.step === 'uploaded') return state.media.kind;
  return 'kind' in state ? state.kind : 'text';
};

const SEGMENT =
  'inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-full text-base font-semibold transition-colors duration-150';
const look = (isChosen: boolean) =>
  classes(
    SEGMENT,
    isChosen ? 'bg-surface text-ink shadow-sm shadow-black/10 dark:bg-line' : 'text-ink-2 hover:text-ink',
  );

const Face = ({ icon: Icon, text }: { readonly icon: LucideIcon; readonly text: string }) => (
  <>
    <Icon aria-hidden="true" className="size-4.5" />
    {text}
  </>
);

/** POST-08: Text, Photo, Video. The create screen asks for neither kind alone, so a photo may be chosen under Video. */
export const ComposerOptions = ({ upload, onText }: OptionsProps) => {
  const chosen = chosenIn(upload);
  return (
    <div role="group" aria-label={texts.options} className="flex gap-1 rounded-full bg-sunken p-1">
      <button
        type="button"
        aria-pressed={chosen === 'text'}
        onClick={() => {
          upload.remove();
          onText();
        }}
        className={look(chosen === 'text')}
      >
        <Face icon={Type} text={texts.text} />
      </button>
      <PickButton upload={upload} wanted={null} offers="image" label={texts.photo} className={look(chosen === 'image')}>
        <Face icon={ImagePlus} text={texts.photo} />
      </PickButton>
      <PickButton upload={upload} wanted={null} offers="video" label={texts.video} className={look(chosen === 'video')}>
        <Face icon={Clapperboard} text={texts.video} />
      </PickButton>
    </div>
  );
};

const TOOL =
  'inline-flex size-11 items-center justify-center rounded-full text-accent-ink transition-colors duration-150 hover:bg-accent-soft disabled:opacity-45';

/** The same in a dialog, as two small buttons, each for its own kind (MEDIA-05). */
export const ComposerTools = ({ upload }: { readonly upload: Upload }) => (
  <div className="-ms-2.5 flex">
    <PickButton upload={upload} wanted="image" offers="image" label={texts.addPhoto} className={TOOL}>
      <ImagePlus aria-hidden="true" className="size-5.5" />
    </PickButton>
    <PickButton upload={upload} wanted="video" offers="video" label={texts.addVideo} className={TOOL}>
      <Clapperboard aria-hidden="true" className="size-5.5" />
    </PickButton>
  </div>
);
