import { describe, expect, it } from 'vitest';
import { fileErrorText, kindOfType } from './index.ts';

const MB = 1024 * 1024;
const image = (size: number) => ({ kind: 'image', size }) as const;
const video = (size: number) => ({ kind: 'video', size }) as const;
const other = { kind: null, size: 1 } as const;

describe('a chosen file', () => {
  it('[MEDIA-04] on the create screen is an image or a video of at most 10 MB', () => {
    expect(fileErrorText('create', other)).toBe('Only image and video files are allowed');
    for (const file of [image, video]) {
      expect(fileErrorText('create', file(10 * MB))).toBeNull();
      expect(fileErrorText('create', file(10 * MB + 1))).toBe('File size must be less than 10MB');
    }
  });

  it('[MEDIA-05] in the dialog is what the button asked for, 10 MB for an image and 50 MB for a video', () => {
    expect(fileErrorText('dialog', video(1), 'image')).toBe('Only image files are allowed');
    expect(fileErrorText('dialog', other, 'image')).toBe('Only image files are allowed');
    expect(fileErrorText('dialog', image(1), 'video')).toBe('Only video files are allowed');
    expect(fileErrorText('dialog', image(10 * MB + 1), 'image')).toBe('File size must be less than 10MB');
    expect(fileErrorText('dialog', video(50 * MB), 'video')).toBeNull();
    expect(fileErrorText('dialog', video(50 * MB + 1), 'video')).toBe('File size must be less than 50MB');
  });

  it('for an avatar is an image', () => {
    expect(fileErrorText('avatar', video(1))).toBe('Only image files are allowed');
    expect(fileErrorText('avatar', image(1))).toBeNull();
  });

  it('is of the kind that its type says; SVG, which can hold programs, is none', () => {
    expect(['image/png', 'video/mp4', 'image/svg+xml', 'text/html', ''].map(kindOfType)).toEqual([
      'image',
      'video',
      null,
      null,
      null,
    ]);
  });
});
