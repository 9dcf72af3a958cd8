// Where a card's pictures are.

import { files } from '#contract/files.ts';
import type { Spotlight } from '#contract/publicity/spotlights.ts';
import type { CardFormat } from '#domain/publicity/spotlights.ts';

/** The address of a card's picture; another one for each state that it shows. */
export function cardPicture({ id, pictureKey }: Spotlight, format: CardFormat): string {
  const path = files.spotlightPicture.path.replace('{spotlightId}', id).replace('{format}', format);
  return `${path}?shows=${pictureKey}`;
}
