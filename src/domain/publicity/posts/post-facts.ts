// What a post of a club is about, and the forms in which its caption is written (docs/product.md#posts).

import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';

/** What a post can be about: a public reel, a card that its player agreed to, an announced award. */
export const postKinds = ['reel', 'spotlight', 'award'] as const;
export type PostKind = (typeof postKinds)[number];

/** The languages of captions. */
export const captionLanguages = ['en', 'da', 'es'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

/** How much a caption tells; the long one ends with hashtags. */
export const captionLengths = ['short', 'medium', 'long'] as const;
export type CaptionLength = (typeof captionLengths)[number];

/** The drafts that can be asked for: 0 to this, then they begin again. */
export const maxDraft = 59;

/** The names in all of these are those that everybody may read, as their owners want to be named. */
interface Facts {
  clubName: string;
}

export interface ReelPostFacts extends Facts {
  kind: 'reel';
  /** Null where the title holds the name of someone who has not agreed to be named so. */
  title: string | null;
  /** Whose clips it shows, in their order, each once. */
  names: string[];
  clips: number;
  /** In seconds. */
  length: number;
  /** Of the reel's public page. */
  address: string;
}

export interface SpotlightPostFacts extends Facts {
  kind: 'spotlight';
  name: string;
  /** As the card shows it: the federation's name and value; null for a player who has no level. */
  level: { federation: string; value: string } | null;
  isVerified: boolean;
  /** The strongest first. */
  skills: SingleSkill[];
  /** What a coach says on the card; null without one, and where it names someone who has not agreed. */
  sentence: string | null;
}

export interface AwardPostFacts extends Facts {
  kind: 'award';
  category: AwardCategory;
  /** First and last day of the season. */
  from: string;
  to: string;
  /** Told of what was played; what was rated is between player, coach and club. */
  figure: number;
  /** Winners who agreed to be shown to everybody. */
  names: string[];
  /** How many more won who did not. */
  unnamed: number;
}

export type PostFacts = ReelPostFacts | SpotlightPostFacts | AwardPostFacts;
