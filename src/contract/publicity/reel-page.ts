// What the server fills into the public page of a reel, which the build renders with placeholders.

import type { PublicText } from '#domain/publicity/posts/hidden-names.ts';

/** The placeholders of `/reel/{code}`: every one of them stands in the page, and the server knows a value for each. */
export const reelPlaceholders = [
  /** The last part of the page's address, and the whole of it. */
  'code',
  'address',
  'title',
  'club',
  /** What search engines are told: `noindex`, or `index` where the club wants the page to be found. */
  'robots',
  /** "8 clips, 1:32". */
  'size',
  /** The reel as JSON, for the script that plays it (`PublicReel`). */
  'reel',
  /** The clips as lines of text with the addresses of their videos, for whoever reads the page without scripts. */
  'list',
] as const;
export type ReelPlaceholder = (typeof reelPlaceholders)[number];

/** How a placeholder stands in the page until the server writes its value there. */
export function reelPlaceholder(name: ReelPlaceholder): string {
  return `{{${name}}}`;
}

/** A clip as it is played. */
export interface ShownClip {
  youtubeId: string;
  /** In seconds of the video. */
  start: number;
  end: number;
  caption: string;
  name: string;
}

/** A clip as everybody sees it: with a checked caption, and the name as the player wants it. */
export interface PublicClip extends ShownClip {
  caption: PublicText;
}

/** What the page plays. */
export interface PublicReel {
  title: PublicText;
  clips: PublicClip[];
}
