// Rooms on this level and below emit it too, so it stands in the kernel.
export type { NoticeWanted as NoticeEvent } from '#kernel';
