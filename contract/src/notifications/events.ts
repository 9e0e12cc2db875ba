// Rooms on this level and below announce it too, so it stands in the kernel.
export type { NoticeWanted as NoticeEvent } from '#kernel';
