// Placeholders of a reel's public page, which the build renders and the server fills in.

import type { PublicText } from '#domain/publicity/posts/hidden-names.ts';

/** The placeholders of `/reel/{code}`. */
export const reelPlaceholders = [
  /** The last part of the page's address, and the whole of it. */
  'code',
  'address',
  'title',
  'club',
  /** The robots directive: `noindex`, or `index` where the club wants it. */
  'robots',
  /** "8 clips, 1:32". */
  'size',
  /** The reel as JSON, for the script that plays it (`PublicReel`). */
  'reel',
  /** The clips as text with links, for readers without scripts. */
  'list',
] as const;
export type ReelPlaceholder = (typeof reelPlaceholders)[number];

/** A placeholder in the page's HTML. */
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

/** A public clip, with a checked caption and the player's chosen form of name. */
export interface PublicClip extends ShownClip {
  caption: PublicText;
}

/** What the page plays. */
export interface PublicReel {
  title: PublicText;
  clips: PublicClip[];
}
