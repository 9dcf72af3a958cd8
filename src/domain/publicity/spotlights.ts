// Cards about players: their formats, and the sentence of a coach that stands on one (docs/product.md#player-spotlights).

/** The formats of a card, in pixels: for a feed, for a story, for a link preview. */
export const cardFormats = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const;
export type CardFormat = keyof typeof cardFormats;
export const cardFormatNames = Object.keys(cardFormats) as [CardFormat, ...CardFormat[]];

/** How many skills a card names, and from how many ratings on a skill counts. */
export const cardSkills = 3;

/** The most cards of a club. */
export const maxSpotlights = 300;

/** A sentence of this many characters fits a card. */
export const sentenceLength = { min: 12, max: 160 } as const;

/**
 * The sentences of a coach's texts that fit a card, each once, in the order of the texts. A card quotes and invents nothing: these are
 * all that it can say.
 */
export function quotableSentences(texts: readonly string[]): string[] {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const found = texts.flatMap((text) =>
    // A line's end would count as a sentence's.
    [...sentences.segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment.trim()),
  );
  return [...new Set(found)].filter(({ length }) => length >= sentenceLength.min && length <= sentenceLength.max);
}

/** What became of a card: its player is asked, has agreed to it as it is, or has said no. */
export const cardStates = ['asked', 'agreed', 'declined'] as const;
export type CardState = (typeof cardStates)[number];

/** The state of a card, by when its player said what. */
export function cardState(card: { agreedAt: string | null; declinedAt: string | null }): CardState {
  if (card.agreedAt !== null) return 'agreed';
  return card.declinedAt === null ? 'asked' : 'declined';
}
