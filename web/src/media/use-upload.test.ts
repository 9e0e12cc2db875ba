import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MediaKind, UploadScreen } from '@wagram/contract/media';
import { no, openPage, serve, yes } from '#testing';
import { fileOf, uploadPass, watchUploads } from '../testing/uploads.ts';
import { toSize } from './upload-preview.tsx';
import { refusalOf, useUpload } from './use-upload.ts';

const begin = (file = fileOf('image/png'), wanted: MediaKind | null = null) => {
  const begun = watchUploads();
  const { result } = renderHook(() => useUpload('dialog'));
  act(() => result.current.take(file, wanted));
  return { result, begun };
};
const stepOf = ({ current }: { current: ReturnType<typeof useUpload> }) => current.state.step;
const problemOf = ({ current }: { current: ReturnType<typeof useUpload> }) =>
  current.state.step === 'failed' ? current.state.problem : null;

describe('files that are chosen', () => {
  const cases: readonly (readonly [UploadScreen, string, number, MediaKind | null, string | null])[] = [
    ['create', 'application/pdf', 1, null, 'Only image and video files are allowed'],
    ['create', 'image/svg+xml', 1, null, 'Only image and video files are allowed'],
    ['create', 'image/png', 10.1, null, 'File size must be less than 10MB'],
    ['create', 'video/mp4', 10.1, null, 'File size must be less than 10MB'],
    ['create', 'video/mp4', 9, null, null],
  ];
  it.each(cases)('[MEDIA-04] %s, %s of %d MB (%s): %s', (screen, type, size, wanted, text) => {
    expect(refusalOf(screen, fileOf(type, size), wanted)).toBe(text);
  });

  const inDialog: typeof cases = [
    ['dialog', 'video/mp4', 1, 'image', 'Only image files are allowed'],
    ['dialog', 'image/png', 10.1, 'image', 'File size must be less than 10MB'],
    ['dialog', 'image/png', 1, 'video', 'Only video files are allowed'],
    ['dialog', 'video/mp4', 50.1, 'video', 'File size must be less than 50MB'],
    ['dialog', 'video/mp4', 49, 'video', null],
    ['dialog', 'application/zip', 1, null, 'Only image and video files are allowed'],
  ];
  it.each(inDialog)('[MEDIA-05] %s, %s of %d MB (%s): %s', (screen, type, size, wanted, text) => {
    expect(refusalOf(screen, fileOf(type, size), wanted)).toBe(text);
  });
});

describe('an upload', () => {
  beforeEach(() => {
    openPage();
    serve({ 'GET /api/imagekit-auth': yes(uploadPass) });
  });

  it('[MEDIA-03] goes from empty over picking and uploading with percent to uploaded, and away', async () => {
    const begun = watchUploads();
    const { result } = renderHook(() => useUpload('dialog'));
    expect(stepOf(result)).toBe('empty');
    act(() => result.current.startPicking());
    expect(stepOf(result)).toBe('picking');
    act(() => result.current.take(fileOf('image/png', 2, 'sun.png'), 'image'));
    expect(result.current.isBusy).toBe(true);
    await waitFor(() => expect(begun).toHaveLength(1));
    act(() => begun[0]?.progress(1, 2));
    expect(result.current.state).toMatchObject({ step: 'uploading', percent: 50 });
    act(() => begun[0]?.answer(200, { url: '/media/sun.webp', size: 1_572_864, width: 1600, height: 1000 }));
    await waitFor(() => expect(stepOf(result)).toBe('uploaded'));
    expect(result.current.media).toEqual({
      kind: 'image',
      url: '/media/sun.webp',
      size: 1_572_864,
      width: 1600,
      height: 1000,
    });
    expect(toSize(1_572_864)).toBe('1.5 MB');
    expect([toSize(104_857), toSize(104_858), toSize(3_000), toSize(10)]).toEqual(['102 kB', '0.1 MB', '3 kB', '1 kB']);
    act(() => result.current.remove());
    expect(stepOf(result)).toBe('removed');
    expect(result.current.media).toBeNull();
  });

  it('[MEDIA-01] sends what the image host asks for, under a unique name, into the folder of its kind', async () => {
    const { begun } = begin(fileOf('video/mp4', 1, 'cat.mp4'), 'video');
    await waitFor(() => expect(begun).toHaveLength(1));
    const form = begun[0]!.form!;
    expect(begun[0]!.address).toBe('/api/v1/files/upload');
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'file' && name !== 'fileName'))).toEqual({
      publicKey: 'public_acme',
      token: 'token-1',
      signature: 'signature-1',
      expire: '1800000000',
      folder: '/acme-videos',
      useUniqueFileName: 'true',
      tags: 'post,video',
    });
    expect(form.get('fileName')).toMatch(/^[\w-]{8}-cat\.mp4$/);
  });

  it('[MEDIA-06] tells the reason of a refusal, and can be tried again', async () => {
    const { result, begun } = begin();
    await waitFor(() => expect(begun).toHaveLength(1));
    act(() => begun[0]?.answer(507, { error: 'There is no space left for files. Please try again later.' }));
    await waitFor(() =>
      expect(problemOf(result)).toBe('Upload failed: There is no space left for files. Please try again later.'),
    );
    act(() => result.current.retry());
    await waitFor(() => expect(begun).toHaveLength(2));
    act(() => begun[1]?.answer(200, { url: '/media/a.webp', size: 1, width: 1, height: 1 }));
    await waitFor(() => expect(stepOf(result)).toBe('uploaded'));
  });

  it('[MEDIA-06] without a reason it asks to try again', async () => {
    const { result, begun } = begin();
    await waitFor(() => expect(begun).toHaveLength(1));
    act(() => begun[0]?.breakOff());
    await waitFor(() => expect(problemOf(result)).toBe('Failed to upload image. Please try again.'));
  });

  it('[MEDIA-06] says when there is no pass, why it was refused, and when the host is not set up', async () => {
    serve({ 'GET /api/imagekit-auth': no(500, 'unexpected', 'Something went wrong on our side. Please try again.') });
    const { result } = begin();
    await waitFor(() => expect(problemOf(result)).toBe('Failed to get authentication parameters'));
    serve({ 'GET /api/imagekit-auth': no(429, 'too_many_requests', 'Too many requests.') });
    act(() => result.current.retry());
    await waitFor(() => expect(problemOf(result)).toBe('Upload failed: Too many requests.'));
    serve({ 'GET /api/imagekit-auth': yes({ ...uploadPass, publicKey: '' }) });
    act(() => result.current.retry());
    await waitFor(() => expect(problemOf(result)).toMatch(/^The image host is not set up correctly/));
  });

  it('[MEDIA-05] a file that may not be uploaded never leaves the page', async () => {
    const { result, begun } = begin(fileOf('video/mp4', 51), 'video');
    expect(result.current.refusal).toBe('File size must be less than 50MB');
    expect(stepOf(result)).toBe('empty');
    expect(begun).toHaveLength(0);
  });
});
