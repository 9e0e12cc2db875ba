import { defineErrors } from '#kernel';
import { mediaUseErrors } from './use-errors.ts';

const NEEDED = 'The SDK expects token, signature and expire for authentication.';

export const mediaErrors = defineErrors({
  // The image host's own sentences, so that its clients read here what they read there.
  missing_file: [400, 'Missing file parameter for upload'],
  missing_file_name: [400, 'Missing fileName parameter for upload'],
  missing_public_key: [400, 'Missing public key for upload'],
  missing_token: [400, `Missing token for upload. ${NEEDED}`],
  missing_signature: [400, `Missing signature for upload. ${NEEDED}`],
  missing_expire: [400, `Missing expire for upload. ${NEEDED}`],
  wrong_public_key: [400, 'This public key is not known here'],
  wrong_signature: [400, 'The signature of this upload is not valid'],
  wrong_expire: [400, 'The expire time of this upload is not valid'],
  expired_token: [400, 'This upload took too long to start. Please try again.'],
  token_first: [400, 'A large file has to come after its token, signature and expire'],
  used_token: [400, 'This upload token is unknown or was used before'],

  only_media: [400, 'Only image and video files are allowed'],
  only_images: [400, 'Only image files are allowed'],
  only_videos: [400, 'Only video files are allowed'],
  not_a_video: [400, 'Please select a video file'],
  over_10_mb: [400, 'File size must be less than 10MB'],
  ...mediaUseErrors,
  over_100_mb: [400, 'File size must be less than 100MB'],
  over_400_mb: [400, 'File size must be less than 400MB'],
  file_too_large: [400, 'This file is too large'],
  files_off: [403, 'Files cannot be sent here'],
  too_many_pixels: [400, 'This picture has too many pixels. 33 megapixels are the most.'],
  side_too_long: [400, 'This is too long or too wide. A side has at most 16,384 pixels.'],
  too_many_frames: [400, 'This animation is too long'],
  unreadable_image: [400, 'This image cannot be read. It may be damaged.'],
  image_too_slow: [400, 'This image takes too long to read. Please save it anew in another format.'],
  unreadable_video: [400, 'This video cannot be read. It may be damaged or of a kind that browsers do not play.'],
  not_a_form: [400, 'Send the file as multipart/form-data'],
  broken_form: [400, 'The upload broke off or is not valid. Please try again.'],
  too_many_parts: [413, 'The upload has too many or too large fields'],

  upload_not_found: [404, 'This upload is not known any more. Please start again.'],
  wrong_offset: [409, 'Another part of the file is expected'],
  pieces_missing: [409, 'Parts of the file are still missing'],
  upload_busy: [409, 'This file is being put together'],
  piece_too_large: [413, 'This part of the file is too large'],
  octets_only: [415, 'Send the bytes as application/octet-stream'],

  quota_reached: [
    413,
    'Your files fill the space that you have here. Delete posts or messages with pictures or videos to make room.',
  ],
  storage_full: [507, 'There is no space left for files. Please try again later.'],
  storage_down: [503, 'Files cannot be stored at the moment. Please try again in a moment.'],
  media_not_found: [404, 'Not found'],
  range_not_satisfiable: [416, 'That part of the file does not exist'],
});
export type MediaErrorCode = keyof typeof mediaErrors;
