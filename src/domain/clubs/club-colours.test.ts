// Colours of clubs: whatever is chosen, text on it can be read.

import { expect, it } from 'vitest';
import { clubColours, contrastWithWhite, defaultClubColour } from './club-colours.ts';

it.each(['#ffffff', '#000000', '#ffff00', '#00ff7f', '#ff0000', '#7f7f7f', defaultClubColour])(
  'makes a ground for white text of %s',
  (colour) => {
    const { ground, deep } = clubColours(colour);
    expect(contrastWithWhite(ground)).toBeGreaterThanOrEqual(7);
    expect(contrastWithWhite(deep)).toBeGreaterThanOrEqual(contrastWithWhite(ground));
    expect(ground).toMatch(/^#[0-9a-f]{6}$/);
  },
);

it('clubColours keeps a colour that is dark enough', () => {
  expect(clubColours('#133768').ground).toBe('#133768');
});

it('contrastWithWhite follows WCAG', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21, 5);
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 5);
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
});
