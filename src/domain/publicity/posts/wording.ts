// The wording of captions per language.

import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { PostKind } from './post-facts.ts';

/** One wording, filled with facts. */
export type Say<Facts> = (values: Facts) => string;

/** The parts of a caption, each with several wordings. */
export interface Parts<Facts> {
  /** A short caption is one of these. */
  openings: readonly Say<Facts>[];
  /** A medium caption has the first of these, a long one all; empty texts are skipped. */
  details: readonly (readonly Say<Facts>[])[];
  closings: readonly Say<Facts>[];
}

interface PostDetails {
  club: string;
}
export interface ReelDetails extends PostDetails {
  /** Quoted, or words for a reel without a title. */
  title: string;
  /** As a list; empty where no one is named. */
  names: string;
  clips: number;
  /** `1:32` */
  length: string;
}
export interface SpotlightDetails extends PostDetails {
  name: string;
  federation: string;
  /** In the language's number format, with "about" while the scale has no mapping; empty without a level. */
  level: string;
  /** The same with its scale: `DPF 4.5`, `about 2.7 FEP`. */
  onScale: string;
  isVerified: boolean;
  /** As a list; empty without ratings. */
  skills: string;
  /** Quoted; empty without one. */
  sentence: string;
}
export interface AwardDetails extends PostDetails {
  award: string;
  /** E.g. "Alma Berg and one more member". */
  winners: string;
  category: AwardCategory;
  figure: number;
  season: string;
}

/** A language. */
export interface Wording {
  /** BCP 47. */
  locale: string;
  quoted: (text: string) => string;
  /** A number that is not exact, mid-sentence. */
  about: (number: string) => string;
  /** For a reel with a hidden title, mid-sentence. */
  untitled: string;
  /** Unnamed people, alone and after names. */
  unnamed: { alone: (count: number) => string; beside: (count: number) => string };
  skills: Record<SingleSkill, string>;
  awards: Record<AwardCategory, string>;
  reel: Parts<ReelDetails>;
  spotlight: Parts<SpotlightDetails>;
  award: Parts<AwardDetails>;
  /** Hashtags without `#`, for all posts and per kind. */
  tags: { always: readonly string[] } & Record<PostKind, readonly string[]>;
}
