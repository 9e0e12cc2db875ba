/** What the media room knows of a file, copied to where it is shown so that a feed needs no further join. */
export interface StoredMedia {
  kind: 'image' | 'video' | 'audio' | 'file';
  srcset: string | null;
  posterUrl: string | null;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  alt: string | null;
  /** Of a video: where its captions are served, and in which language they are. */
  captions?: { url: string; language: string } | null;
  /** TLK-01: of what is none of these. */
  file?: { name: string; size: number } | null;
}

/** One of several, where no column beside it holds its address. */
export interface ShownMedia {
  url: string;
  stored: StoredMedia;
}
