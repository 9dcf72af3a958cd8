// What the captions of each language are made of.

import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { PostKind } from './post-facts.ts';

/** One way to say something, with what it tells filled in. */
export type Say<Facts> = (told: Facts) => string;

/** The parts of a caption, each with its ways of saying it. */
export interface Parts<Facts> {
  /** A short caption is one of these alone: it says what the post is about. */
  openings: readonly Say<Facts>[];
  /** A medium caption tells the first of these, a long one all; an empty text tells nothing. */
  details: readonly (readonly Say<Facts>[])[];
  closings: readonly Say<Facts>[];
}

interface Told {
  club: string;
}
export interface ToldReel extends Told {
  /** In quotes, or words for a reel without a title. */
  title: string;
  /** In words; empty where nobody is named. */
  names: string;
  clips: number;
  /** `1:32` */
  length: string;
}
export interface ToldSpotlight extends Told {
  name: string;
  federation: string;
  /** As the language writes numbers; empty for a player who has none. */
  level: string;
  isVerified: boolean;
  /** In words; empty where none is rated. */
  skills: string;
  /** In quotes; empty without one. */
  sentence: string;
}
export interface ToldAward extends Told {
  award: string;
  /** Named and unnamed, in words: "Alma Berg and one more member". */
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
  /** For a reel whose title is not told, in the middle of a sentence. */
  untitled: string;
  /** Those who are not named: alone, and after names. */
  unnamed: { alone: (count: number) => string; beside: (count: number) => string };
  skills: Record<SingleSkill, string>;
  awards: Record<AwardCategory, string>;
  reel: Parts<ToldReel>;
  spotlight: Parts<ToldSpotlight>;
  award: Parts<ToldAward>;
  /** Without the `#`; of every post, and of one kind. */
  tags: { always: readonly string[] } & Record<PostKind, readonly string[]>;
}
