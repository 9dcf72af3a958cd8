// The facts of a club's posts, and the languages and lengths of captions (docs/product.md#posts).

import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';

/** Subjects of posts: a public reel, an agreed card, an announced award. */
export const postKinds = ['reel', 'spotlight', 'award'] as const;
export type PostKind = (typeof postKinds)[number];

/** The languages of captions. */
export const captionLanguages = ['en', 'da', 'es'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

/** Caption lengths; long ones end with hashtags. */
export const captionLengths = ['short', 'medium', 'long'] as const;
export type CaptionLength = (typeof captionLengths)[number];

/** Highest draft number; then they start again. */
export const maxDraft = 59;

/** All names are public, in their owners' chosen form. */
interface Facts {
  clubName: string;
}

export interface ReelPostFacts extends Facts {
  kind: 'reel';
  /** Null where the title names someone who has not agreed. */
  title: string | null;
  /** Players in order of their clips, each once. */
  names: string[];
  clips: number;
  /** In seconds. */
  length: number;
  /** The reel's public page. */
  address: string;
}

export interface SpotlightPostFacts extends Facts {
  kind: 'spotlight';
  name: string;
  /** Federation and value, with "about" while the scale has no mapping; null without a level. */
  level: { federation: string; value: string; isAbout: boolean } | null;
  isVerified: boolean;
  /** The strongest first. */
  skills: SingleSkill[];
  /** The quote; null without one, or where it names someone who has not agreed. */
  sentence: string | null;
}

export interface AwardPostFacts extends Facts {
  kind: 'award';
  category: AwardCategory;
  /** First and last day of the season. */
  from: string;
  to: string;
  /** Used for activity only; ratings stay between player, coach and club. */
  figure: number;
  /** Winners who agreed to be public. */
  names: string[];
  /** Number of further winners. */
  unnamed: number;
}

export type PostFacts = ReelPostFacts | SpotlightPostFacts | AwardPostFacts;
