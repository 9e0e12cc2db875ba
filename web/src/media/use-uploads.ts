import { kindOfType, type MediaKind, type UploadScreen } from '@wagram/contract/media';
import { useState } from 'react';
import { texts } from './texts.ts';
import { useUpload, type Upload, type UploadedMedia } from './use-upload.ts';

/** As many files as anything can hold: hooks cannot be made on demand. */
const SLOTS = 4;

export interface Uploads {
  /** What is attached or on its way, in its order. */
  readonly shown: readonly Upload[];
  readonly media: readonly UploadedMedia[];
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Why the last files were not taken; they never left this page. */
  readonly refusal: string | null;
  /** Where the next file goes: for buttons that choose files. */
  readonly picker: Upload;
  readonly takeAll: (files: readonly File[], wanted?: MediaKind | null) => void;
  /** One place forward (-1) or back (1). */
  readonly move: (upload: Upload, by: -1 | 1) => void;
  readonly restore: (media: readonly UploadedMedia[]) => void;
  readonly reset: () => void;
}

const isShown = ({ state }: Upload): boolean => 'preview' in state;
const kindOf = ({ state }: Upload): MediaKind | null =>
  state.step === 'uploaded' ? state.media.kind : 'kind' in state ? state.kind : null;

/** SOC-03: several pictures, or one video, on their way. Where there is place for one file, another takes its place. */
export const useUploads = (screen: UploadScreen, most: number): Uploads => {
  const all: readonly Upload[] = [useUpload(screen), useUpload(screen), useUpload(screen), useUpload(screen)];
  const slots = all.slice(0, Math.min(most, SLOTS));
  const [order, setOrder] = useState<readonly number[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const inOrder = [...order, ...slots.keys()].filter((slot, at, every) => every.indexOf(slot) === at);
  const shown = inOrder.flatMap((slot) => slots[slot] ?? []).filter(isShown);
  const free = inOrder.filter((slot) => slots[slot] !== undefined && !isShown(slots[slot]));

  const takeAll = (files: readonly File[], wanted: MediaKind | null = null) => {
    const [file] = files;
    if (file === undefined) return;
    const kinds = new Set([...shown.map(kindOf), ...files.map(({ type }) => kindOfType(type))]);
    const isTooMany = files.length > free.length;
    const isMixed = shown.length + files.length > 1 && kinds.has('video');
    setRefusal(null);
    if (most === 1) return slots[0]?.take(file, wanted);
    if (isMixed) return setRefusal(texts.videoAlone);
    if (isTooMany) setRefusal(texts.tooMany(most));
    const places = free.slice(0, files.length);
    setOrder([...order.filter((slot) => !places.includes(slot)), ...places]);
    places.forEach((slot, at) => slots[slot]?.take(files[at] ?? file, wanted));
  };
  const move = (upload: Upload, by: -1 | 1) => {
    const at = shown.indexOf(upload);
    const slotsShown = inOrder.filter((slot) => slots[slot] !== undefined && isShown(slots[slot]));
    const [one, other] = [slotsShown[at], slotsShown[at + by]];
    if (one === undefined || other === undefined) return;
    setOrder(slotsShown.map((slot) => (slot === one ? other : slot === other ? one : slot)));
  };
  const reset = () => {
    setRefusal(null);
    setOrder([]);
    for (const slot of slots) slot.reset();
  };
  const next = slots[free[0] ?? 0] ?? (all[0] as Upload);
  return {
    shown,
    media: shown.flatMap(({ media }) => media ?? []),
    isBusy: shown.some((upload) => upload.isBusy),
    hasFailed: shown.some(({ state }) => state.step === 'failed'),
    refusal: refusal ?? slots.find((slot) => slot.refusal !== null)?.refusal ?? null,
    picker: { ...next, take: (file, wanted) => takeAll([file], wanted) },
    takeAll,
    move,
    restore: (media) => {
      reset();
      media.forEach((one, slot) => slots[slot]?.restore(one));
      setOrder(media.map((_, slot) => slot));
    },
    reset,
  };
};
