// Cards as they leave the server, and the facts of their pictures.

import { createHash } from 'node:crypto';
import type { ClubBrand } from '#contract/clubs/club-brand.ts';
import type { Spotlight } from '#contract/publicity/spotlights.ts';
import { shownName } from '#domain/levels/certificates.ts';
import { federationLevel, levelBarPercent, levelOf } from '#domain/levels/levels.ts';
import type { PublicText } from '#domain/publicity/posts/hidden-names.ts';
import { roundTo } from '#domain/round-to.ts';
import { ratingScale, type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { isLegible } from '#server/pictures/written.ts';
import { cardStateOf, type PublicTexts, toldSentence } from '#server/policy/publicity.ts';
import type { CardRow } from './spotlights.queries.ts';

/** A card for its managers and its player. */
export function presentCard(card: CardRow, texts: PublicTexts): Spotlight {
  const { id, player, clubName, sentence, hasPhoto, updatedAt, level, isVerified, nameStyle } = card;
  const state = cardStateOf(card);
  const shown = [updatedAt, state, level, isVerified, nameStyle, toldSentence(card, texts)];
  const pictureKey = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
  return { id, player, clubName, sentence, hasPhoto, state, pictureKey };
}

/** All that a card's pictures show. */
export interface CardFacts {
  name: string;
  initials: string;
  clubName: string;
  style: ClubBrand;
  /** Null for a player who has none. `percent`: 0–100. */
  level: { federation: string; value: string; label: string; percent: number } | null;
  isVerified: boolean;
  /** The best first; `percent` of the scale. */
  skills: { label: string; rating: string; percent: number }[];
  sentence: PublicText | null;
  coach: string;
  /** A data: address. */
  photo: string | null;
  /** Whether its player has not agreed: the picture says that it is a preview. */
  isPreview: boolean;
}

/** The facts of a card's pictures. Where no letter of a name or text can be drawn, other words stand or nothing. */
export function cardFacts(
  card: CardRow,
  parts: {
    style: ClubBrand;
    photo: string | null;
    skills: readonly { skillName: SkillName; rating: string }[];
    sentence: PublicText | null;
  },
): CardFacts {
  const level = levelOf({ currentLevel: card.level });
  const name = shownName(card.player, card.nameStyle);
  const initials = shownName(card.player, 'initials').replaceAll(/[. ]/g, '');
  return {
    name: isLegible(name) ? name : 'Player of our club',
    initials: isLegible(initials) ? initials : '',
    clubName: card.clubName,
    style: parts.style,
    level:
      level === null ? null : { ...federationLevel(level, card.country), percent: roundTo(levelBarPercent(level), 0) },
    isVerified: card.isVerified,
    skills: parts.skills.map(({ skillName, rating }) => ({
      label: skillLabel(skillName),
      rating: Number(rating).toFixed(1),
      percent: roundTo((Number(rating) / ratingScale.max) * 100, 0),
    })),
    sentence: parts.sentence !== null && isLegible(parts.sentence) ? parts.sentence : null,
    coach: card.coachName && isLegible(card.coachName) ? card.coachName : 'A certified coach',
    photo: parts.photo,
    isPreview: cardStateOf(card) !== 'agreed',
  };
}
