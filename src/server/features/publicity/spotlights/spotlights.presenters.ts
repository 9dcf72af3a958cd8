// Cards in responses, and the facts of their pictures.

import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/runtime-macro';
import type { ClubBrand } from '#contract/clubs/club-brand.ts';
import type { Spotlight } from '#contract/publicity/spotlights.ts';
import { say } from '#domain/language/say.ts';
import { shownName } from '#domain/levels/certificates.ts';
import {
  federationLevel,
  levelBarPercent,
  levelOf,
  levelText,
  type ScaleMappings,
  type ShownLevel,
} from '#domain/levels/levels.ts';
import { readableName } from '#domain/people/person-name.ts';
import type { PublicText } from '#domain/publicity/posts/hidden-names.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import { ratingScale, type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { isLegible } from '#server/pictures/written.ts';
import { cardStateOf, type PublicTexts, publicSentence } from '#server/policy/publicity.ts';
import type { CardRow } from './spotlights.queries.ts';

/** A card for its managers and its player. */
export function presentCard(card: CardRow, texts: PublicTexts, mappings: ScaleMappings): Spotlight {
  const { id, player, clubName, sentence, hasPhoto, updatedAt, level, isVerified, nameStyle } = card;
  const state = cardStateOf(card);
  const shown = [
    updatedAt,
    state,
    levelText(level, card.country, mappings),
    isVerified,
    nameStyle,
    publicSentence(card, texts),
  ];
  const pictureKey = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
  return { id, player, clubName, sentence, hasPhoto, state, pictureKey };
}

/** The facts on a card's pictures. */
export interface CardFacts {
  name: string;
  initials: string;
  clubName: string;
  style: ClubBrand;
  /** Null without a level. `percent`: 0–100. */
  level: (Omit<ShownLevel, 'exact'> & { percent: number }) | null;
  isVerified: boolean;
  /** Best first; `percent` of the scale. */
  skills: { label: string; rating: string; percent: number }[];
  sentence: PublicText | null;
  coach: string;
  /** A data URL. */
  photo: string | null;
  /** Whether the picture is marked as a preview, until the player agrees. */
  isPreview: boolean;
}

/** The facts of a card's pictures. Names and texts without drawable letters are replaced or left out. */
export function cardFacts(
  card: CardRow,
  parts: {
    style: ClubBrand;
    photo: string | null;
    skills: readonly { skillName: SkillName; rating: string }[];
    sentence: PublicText | null;
    mappings: ScaleMappings;
  },
): CardFacts {
  const level = levelOf({ currentLevel: card.level });
  const name = shownName(card.player, card.nameStyle);
  const initials = shownName(card.player, 'initials').replaceAll(/[. ]/g, '');
  return {
    name: isLegible(name) ? name : say(msg`Player of our club`),
    initials: isLegible(initials) ? initials : '',
    clubName: card.clubName,
    style: parts.style,
    level:
      level === null
        ? null
        : { ...federationLevel(level, card.country, parts.mappings), percent: roundTo(levelBarPercent(level), 0) },
    isVerified: card.isVerified,
    skills: parts.skills.map(({ skillName, rating }) => ({
      label: skillLabel(skillName),
      rating: oneDecimal(Number(rating)),
      percent: roundTo((Number(rating) / ratingScale.max) * 100, 0),
    })),
    sentence: parts.sentence !== null && isLegible(parts.sentence) ? parts.sentence : null,
    coach: card.coachName && isLegible(card.coachName) ? readableName(card.coachName) : say(msg`A certified coach`),
    photo: parts.photo,
    isPreview: cardStateOf(card) !== 'agreed',
  };
}
