import { defineErrors } from '#kernel';

export const videoErrors = defineErrors({
  incomplete_video: [400, 'Please select a video and enter a title'],
  not_a_video: [400, 'Please select a video file'],
  foreign_media: [400, 'Only media uploaded here can be posted'],
  video_not_found: [404, 'Video not found'],
  captions_not_found: [404, 'This video has no captions'],
  not_your_video: [403, 'Only its author can change a video'],
});
