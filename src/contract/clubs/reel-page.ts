// What the server fills into the public page of a reel, which the build renders with placeholders.

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

/** A clip as everybody sees it. */
export interface PublicClip {
  youtubeId: string;
  /** In seconds of the video. */
  start: number;
  end: number;
  caption: string;
  /** As the player wants to be named. */
  name: string;
}

/** What the page plays. */
export interface PublicReel {
  title: string;
  clips: PublicClip[];
}
