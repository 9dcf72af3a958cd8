// How long a card about a player takes to draw, in each format, on one processor.

import sharp from 'sharp';
import { defaultClubColour } from '#domain/clubs/club-style.ts';
import { publicText } from '#domain/clubs/posts/hidden-names.ts';
import { cardFormatNames, cardFormats } from '#domain/clubs/spotlights.ts';
import { drawSpotlight } from '#server/features/spotlights/spotlight-picture.ts';
import type { CardFacts } from '#server/features/spotlights/spotlights.presenters.ts';

/** Milliseconds that a card may take. */
const limit = 150;
const rounds = 20;

const facts: CardFacts = {
  name: 'Freja Nygaard',
  initials: 'FN',
  clubName: 'Havnens Padel',
  style: { colour: defaultClubColour, logo: null },
  level: { federation: 'DPF', value: '4.0', label: 'Solid Intermediate', percent: 57 },
  isVerified: true,
  skills: ['Lob', 'Bandeja', 'Positioning'].map((label) => ({ label, rating: '4.8', percent: 69 })),
  sentence: publicText('Your lob is deep, and you follow it to the net.', [], []),
  coach: 'Lucía Ferrer',
  photo: null,
  isPreview: false,
};

sharp.concurrency(1);
for (const format of cardFormatNames) {
  // The first one reads the faces.
  await drawSpotlight(facts, cardFormats[format]);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await drawSpotlight(facts, cardFormats[format]);
    times.push(performance.now() - start);
  }
  const median = times.toSorted((a, b) => a - b)[rounds / 2] ?? 0;
  process.stdout.write(`${format}: ${Math.round(median)} ms\n`);
  if (median > limit) process.exitCode = 1;
}
