import { CameraOff, ChevronDown, Mic, MicOff, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, classes, Spinner } from '#ui';
import { Picture } from '../watch/picture.tsx';
import { texts } from '../texts.ts';
import type { Camera } from './use-camera.ts';

const words = texts.setup;

const Denied = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-col items-center px-6 text-center">
    <CameraOff aria-hidden="true" className="size-9 text-coral" />
    <p className="mt-3 text-lg font-semibold text-ink">{words.denied}</p>
    <p className="mt-1 max-w-80 text-sm text-ink-2">{words.deniedHint}</p>
    <Button look="outline" size="sm" className="mt-4" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
);

/** LIVE-01: what viewers will see, mirrored as in every mirror. */
export const Preview = ({ camera }: { readonly camera: Camera }) => (
  <div className="dark relative flex aspect-video w-full items-center justify-center overflow-hidden rounded-card border border-line bg-sunken text-ink">
    {camera.state === 'denied' ? (
      <Denied onRetry={camera.retry} />
    ) : camera.state === 'asking' ? (
      <p role="status" className="flex items-center gap-3 text-base text-ink-2">
        <Spinner className="size-5" />
        {words.asking}
      </p>
    ) : (
      <>
        <Picture media={camera.media} isMuted label={words.preview} className="size-full -scale-x-100 object-cover" />
        {!camera.isCameraOn && (
          <p className="absolute inset-0 flex items-center justify-center gap-2 bg-sunken text-base text-ink-2">
            <VideoOff aria-hidden="true" className="size-5" />
            {words.cameraOff}
          </p>
        )}
      </>
    )}
  </div>
);

interface ToggleProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly icon: ReactNode;
  readonly about: string;
  readonly onToggle: () => void;
}

const Toggle = ({ name, isOn, isDisabled, icon, about, onToggle }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    title={about}
    disabled={isDisabled}
    onClick={onToggle}
    className={classes(
      'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-full px-4 text-base font-semibold transition-colors duration-150 disabled:opacity-50',
      isOn ? 'bg-sunken text-ink hover:bg-line' : 'bg-coral-soft text-coral',
    )}
  >
    {icon}
    {name}
  </button>
);

/** Also while one is live. */
export const DeviceToggles = ({ camera }: { readonly camera: Camera }) => {
  const isDisabled = camera.state !== 'on';
  const [CameraIcon, MicrophoneIcon] = [camera.isCameraOn ? Video : VideoOff, camera.isMicrophoneOn ? Mic : MicOff];
  return (
    <div className="flex gap-3">
      <Toggle
        name={words.camera}
        isOn={camera.isCameraOn}
        isDisabled={isDisabled}
        icon={<CameraIcon aria-hidden="true" className="size-5" />}
        about={camera.isCameraOn ? words.cameraOn : words.cameraOff}
        onToggle={() => camera.toggle('video')}
      />
      <Toggle
        name={words.microphone}
        isOn={camera.isMicrophoneOn}
        isDisabled={isDisabled}
        icon={<MicrophoneIcon aria-hidden="true" className="size-5" />}
        about={camera.isMicrophoneOn ? words.microphoneOn : words.microphoneOff}
        onToggle={() => camera.toggle('audio')}
      />
    </div>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly devices: readonly MediaDeviceInfo[];
  readonly value: string;
  readonly onChoose: (deviceId: string) => void;
}

const Choice = ({ label, devices, value, onChoose }: ChoiceProps) => (
  <div className="relative min-w-0 flex-1">
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-11 w-full min-w-0 appearance-none truncate rounded-field border border-line bg-surface ps-4 pe-10 text-sm text-ink"
    >
      {devices.map(({ deviceId, label: name }, index) => (
        <option key={deviceId} value={deviceId}>
          {name || `${label} ${index + 1}`}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-3"
    />
  </div>
);

/** Where there is something to choose from. */
export const DeviceChoice = ({ camera }: { readonly camera: Camera }) => {
  const { cameras, microphones, choose } = camera;
  if (camera.state !== 'on' || (cameras.length < 2 && microphones.length < 2)) return null;
  return (
    <div className="mt-3 flex flex-col gap-3 sm:flex-row">
      <Choice
        label={words.chooseCamera}
        devices={cameras}
        value={camera.cameraId}
        onChoose={(deviceId) => choose('video', deviceId)}
      />
      <Choice
        label={words.chooseMicrophone}
        devices={microphones}
        value={camera.microphoneId}
        onChoose={(deviceId) => choose('audio', deviceId)}
      />
    </div>
  );
};
