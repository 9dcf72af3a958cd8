// Player cards: formats and quotes (docs/product.md#player-spotlights).

/** Card formats in pixels: feed, story, link preview. */
export const cardFormats = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const;
export type CardFormat = keyof typeof cardFormats;
export const cardFormatNames = Object.keys(cardFormats) as [CardFormat, ...CardFormat[]];

/** Number of skills on a card. */
export const cardSkills = 3;

/** Most cards of a club. */
export const maxSpotlights = 300;

/** Length of a quote in characters. */
export const sentenceLength = { min: 12, max: 160 } as const;

/**
 * Sentences of a coach's texts that fit a card, each once, in order. Cards only quote: these are
 * all they can say.
 */
export function quotableSentences(texts: readonly string[]): string[] {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const found = texts.flatMap((text) =>
    // Line ends would count as sentence ends.
    [...sentences.segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment.trim()),
  );
  return [...new Set(found)].filter(({ length }) => length >= sentenceLength.min && length <= sentenceLength.max);
}

/** A card's state: its player is asked, has agreed, or has declined. */
export const cardStates = ['asked', 'agreed', 'declined'] as const;
export type CardState = (typeof cardStates)[number];

/** The state of a card from its player's answers. */
export function cardState(card: { agreedAt: string | null; declinedAt: string | null }): CardState {
  if (card.agreedAt !== null) return 'agreed';
  return card.declinedAt === null ? 'asked' : 'declined';
}
