import { Mic, MicOff, ScreenShare, ScreenShareOff, Video, VideoOff } from 'lucide-react';
import { Button, classes, IconButton } from '#ui';
import { Picture } from '../watch/picture.tsx';
import { texts } from '../texts.ts';
import type { Camera } from './use-camera.ts';
import type { Share } from '../watch/use-share.ts';

const LOOK = 'bg-black/50 text-ink! hover:bg-black/70';

const ShareButton = ({ share }: { readonly share: Share }) => {
  if (share.toggle === null) return null;
  const isSharing = share.screen !== null;
  const Icon = isSharing ? ScreenShareOff : ScreenShare;
  return (
    <IconButton
      label={isSharing ? texts.share.stop : texts.share.start}
      aria-pressed={isSharing}
      onClick={share.toggle}
      className={isSharing ? 'bg-accent! text-white!' : LOOK}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
};

interface HostPictureProps {
  readonly camera: Camera;
  readonly share: Share;
  readonly state: string;
  readonly onEnd: () => void;
}

/** What goes out, and what the host switches while it does. A mirror is for faces: letters are not turned round. */
export const HostPicture = ({ camera, share, state, onEnd }: HostPictureProps) => {
  const isSharing = share.screen !== null;
  const [CameraIcon, MicrophoneIcon] = [camera.isCameraOn ? Video : VideoOff, camera.isMicrophoneOn ? Mic : MicOff];
  return (
    <>
      <Picture
        media={share.screen ?? camera.media}
        isMuted
        label={isSharing ? texts.share.preview : texts.setup.preview}
        className={classes(
          'absolute inset-0 size-full',
          isSharing ? 'object-contain' : '-scale-x-100 object-cover wide:object-contain',
        )}
      />
      <div className="absolute inset-x-0 top-32 flex flex-col items-center gap-3 wide:top-auto wide:bottom-6">
        <p role="status" className={classes('rounded-full bg-black/60 px-4 py-1.5 text-sm', state === '' && 'hidden')}>
          {state}
        </p>
        {isSharing && (
          <p role="status" className="rounded-full bg-black/60 px-4 py-1.5 text-sm">
            {texts.share.on}
          </p>
        )}
        <div className="flex items-center gap-3">
          <IconButton
            label={camera.isCameraOn ? texts.setup.cameraOn : texts.setup.cameraOff}
            aria-pressed={camera.isCameraOn}
            disabled={isSharing}
            onClick={() => camera.toggle('video')}
            className={classes(LOOK, 'disabled:opacity-45')}
          >
            <CameraIcon aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={camera.isMicrophoneOn ? texts.setup.microphoneOn : texts.setup.microphoneOff}
            aria-pressed={camera.isMicrophoneOn}
            onClick={() => camera.toggle('audio')}
            className={LOOK}
          >
            <MicrophoneIcon aria-hidden="true" className="size-5" />
          </IconButton>
          <ShareButton share={share} />
          <Button className="bg-coral text-paper" onClick={onEnd}>
            {texts.stage.end}
          </Button>
        </div>
      </div>
    </>
  );
};
