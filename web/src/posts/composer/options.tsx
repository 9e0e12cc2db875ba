import { Clapperboard, EyeOff, ImagePlus, ListChecks, Type } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { PickButton } from '#media';
import type { Upload, Uploads } from '#media';
import { classes } from '#ui';
import { EmojiButton } from '#writing';
import type { EmojiState } from '#writing';
import { texts } from './texts.ts';
import type { Extras } from '../card/use-extras.ts';

interface OptionsProps {
  readonly uploads: Uploads;
  readonly onText: () => void;
}

const chosenIn = (upload: Upload): 'text' | 'image' | 'video' => {
  const { state } = upload;
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
export const ComposerOptions = ({ uploads, onText }: OptionsProps) => {
  const { picker, shown, takeAll, reset } = uploads;
  const chosen = chosenIn(shown[0] ?? picker);
  return (
    <div role="group" aria-label={texts.options} className="flex gap-1 rounded-full bg-sunken p-1">
      <button
        type="button"
        aria-pressed={chosen === 'text'}
        onClick={() => {
          reset();
          onText();
        }}
        className={look(chosen === 'text')}
      >
        <Face icon={Type} text={texts.text} />
      </button>
      <PickButton
        upload={picker}
        wanted={null}
        offers="image"
        label={texts.photo}
        onFiles={takeAll}
        className={look(chosen === 'image')}
      >
        <Face icon={ImagePlus} text={texts.photo} />
      </PickButton>
      <PickButton upload={picker} wanted={null} offers="video" label={texts.video} className={look(chosen === 'video')}>
        <Face icon={Clapperboard} text={texts.video} />
      </PickButton>
    </div>
  );
};

const TOOL =
  'inline-flex size-11 items-center justify-center rounded-full text-accent-ink transition-colors duration-150 hover:bg-accent-soft aria-expanded:bg-accent-soft aria-pressed:bg-accent-soft disabled:opacity-45';

interface ToolsProps {
  readonly uploads: Uploads;
  readonly hasFiles: boolean;
  readonly emoji: EmojiState;
  readonly extras?: Extras;
}

const Extra = ({ extras }: { readonly extras: Extras }) => (
  <>
    <button
      type="button"
      title={texts.poll.title}
      aria-label={texts.poll.title}
      aria-pressed={extras.poll !== null}
      onClick={extras.togglePoll}
      className={TOOL}
    >
      <ListChecks aria-hidden="true" className="size-5.5" />
    </button>
    <button
      type="button"
      title={texts.warning.title}
      aria-label={texts.warning.title}
      aria-pressed={extras.warning !== null}
      onClick={extras.toggleWarning}
      className={TOOL}
    >
      <EyeOff aria-hidden="true" className="size-5.5" />
    </button>
  </>
);

/** The same in a dialog, as small buttons, each for its own kind (MEDIA-05), and what else a post can hold. */
export const ComposerTools = ({ uploads, hasFiles, emoji, extras }: ToolsProps) => (
  <div className="-ms-2.5 flex">
    {hasFiles && (
      <>
        <PickButton
          upload={uploads.picker}
          wanted="image"
          offers="image"
          label={texts.addPhoto}
          onFiles={uploads.takeAll}
          className={TOOL}
        >
          <ImagePlus aria-hidden="true" className="size-5.5" />
        </PickButton>
        <PickButton upload={uploads.picker} wanted="video" offers="video" label={texts.addVideo} className={TOOL}>
          <Clapperboard aria-hidden="true" className="size-5.5" />
        </PickButton>
      </>
    )}
    <EmojiButton emoji={emoji} className={TOOL} />
    {extras !== undefined && <Extra extras={extras} />}
  </div>
);
