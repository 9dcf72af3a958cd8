// What can be taken down of what a request is about.

import type { Takedown, TakedownBlock } from '#contract/publicity/takedowns.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';

interface BlockChoice {
  key: string;
  label: string;
  block: TakedownBlock;
}

/** Each clip, each person, and the page as a whole; of a certificate its owner. */
export function blockChoices({ reel, certificateOf }: Takedown): BlockChoice[] {
  const clips = (reel?.clips ?? []).map(({ videoId, start, end, caption, player }, index) => ({
    key: `clip ${index}`,
    label: `Clip ${index + 1}: ${personName(player)}, ${caption || 'without a caption'} (${formatClockRange(start, end)})`,
    block: { scope: 'clip', videoId, start, end } as const,
  }));
  const shown = [...(reel?.clips ?? []).map(({ player }) => player), ...(certificateOf ? [certificateOf] : [])];
  const people = [...new Map(shown.map((person) => [person.id, person])).values()].map((person) => ({
    key: `person ${person.id}`,
    label: `Everything of ${personName(person)}, on every public page`,
    block: { scope: 'person', userId: person.id } as const,
  }));
  const page = reel
    ? [{ key: 'page', label: `The whole page “${reel.title}”`, block: { scope: 'page' } as const }]
    : [];
  return [...clips, ...people, ...page];
}
