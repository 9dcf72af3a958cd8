// What a player submits.

import { describe, expect, it } from 'vitest';
import { refusals } from '../../testing/refusals.ts';
import { NewVideo } from './videos.ts';

const least = { title: 'Tuesday match', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' };
const titleAndLink = 'Please provide both title and video link.';
const badLink = 'Please provide a valid YouTube or Matchi.tv URL.';

const context = {
  videoType: 'game',
  courtDescription: 'Both sides - Net play',
  eventDate: '2026-03-14',
  venue: 'Padel House',
  reportType: 'My bandeja',
  playerClothingColor: 'red',
  playerEquipment: 'teardrop racket',
  playerPlayingHand: 'left-handed',
  initialCourtPosition: 'left',
  partnerClothingColor: 'white',
  opponentClothingColors: 'blue and black',
  courtSideChanges: '12:30, 25:10',
  cameraAngle: 'behind-baseline',
};
const freeTexts = {
  courtDescription: 200,
  venue: 200,
  reportType: 2000,
  playerClothingColor: 200,
  playerEquipment: 200,
  initialCourtPosition: 200,
  partnerClothingColor: 200,
  opponentClothingColors: 200,
  courtSideChanges: 500,
};
const choices = ['videoType', 'playerPlayingHand', 'cameraAngle'] as const;

describe('NewVideo', () => {
  it('needs only a title and a link', () => {
    expect(NewVideo.parse(least)).toEqual(least);
  });

  it('takes the whole context', () => {
    expect(NewVideo.parse({ ...least, ...context })).toEqual({ ...least, ...context });
  });

  it('ignores what only the server decides', () => {
    const odd = { status: 'Analyzed', overallScore: '7.0', playerId: 'x', feedback: 'x', uploadDate: '2020-01-01' };
    expect(NewVideo.parse({ ...least, ...odd })).toEqual(least);
  });

  it.each([
    [{}, { title: titleAndLink, videoUrl: titleAndLink }],
    [{ ...least, title: '   ' }, { title: titleAndLink }],
    [{ ...least, title: null }, { title: titleAndLink }],
    [{ ...least, title: ['a'] }, { title: titleAndLink }],
    [{ ...least, title: 'a'.repeat(201) }, { title: 'Please keep this under 200 characters.' }],
    [{ ...least, title: 'a\0' }, { title: 'This text contains characters that cannot be stored.' }],
    [{ ...least, videoUrl: ' ' }, { videoUrl: titleAndLink }],
    [{ ...least, videoUrl: null }, { videoUrl: titleAndLink }],
    [{ ...least, videoUrl: [least.videoUrl] }, { videoUrl: titleAndLink }],
    [{ ...least, videoUrl: 'https://vimeo.com/148751763' }, { videoUrl: badLink }],
    [{ ...least, videoUrl: 'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ' }, { videoUrl: badLink }],
    [{ ...least, videoUrl: 'a'.repeat(50_000) }, { videoUrl: badLink }],
  ])('refuses %j', (value, sentences) => {
    expect(refusals(NewVideo, value)).toEqual(sentences);
  });

  it.each(Object.entries(freeTexts))('omits an empty %s, and limits it to %i characters', (field, max) => {
    for (const empty of ['', '  ', null, undefined])
      expect(NewVideo.parse({ ...least, [field]: empty })).toEqual(least);
    expect(NewVideo.parse({ ...least, [field]: 'x'.repeat(max) })).toHaveProperty(field, 'x'.repeat(max));
    expect(refusals(NewVideo, { ...least, [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: `Please keep this under ${max} characters.`,
    });
  });

  it.each(choices)('takes %s only from its list; an empty choice is refused, not taken as none', (field) => {
    for (const none of [null, undefined]) expect(NewVideo.parse({ ...least, [field]: none })).toEqual(least);
    for (const value of ['', 'Game', 'other', 1, [context[field]], true]) {
      expect(refusals(NewVideo, { ...least, [field]: value })[field]).toMatch(/^Please choose one of: /);
    }
  });

  it.each(['2024-02-30', '2025-02-29', 'infinity', '1969-12-31', '2101-01-01', '14.03.2026', '', 20_260_314])(
    'refuses %j as the date of the event',
    (eventDate) => {
      expect(refusals(NewVideo, { ...least, eventDate })).toEqual({ eventDate: 'Please enter a valid date.' });
    },
  );

  it('takes a leap day, and no date at all', () => {
    expect(NewVideo.parse({ ...least, eventDate: '2024-02-29' }).eventDate).toBe('2024-02-29');
    expect(NewVideo.parse({ ...least, eventDate: null })).toEqual(least);
  });
});
