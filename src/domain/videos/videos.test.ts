// States, badges and choices of a video.

import { describe, expect, it } from 'vitest';
import { cameraAngles, courtDescription, playingHands } from './match-context.ts';
import { noteTypes, statusBadge, videoStatuses, videoTypes } from './videos.ts';

describe('a video', () => {
  it('has its states and badges', () => {
    expect(videoStatuses.map(statusBadge)).toEqual(['In Review', 'AI Analysis', 'Coach Review']);
  });

  it('has closed lists, none of them with an empty option', () => {
    expect(videoTypes).toEqual(['game', 'training']);
    expect(playingHands).toEqual(['right-handed', 'left-handed']);
    expect(cameraAngles).toEqual(['baseline', 'side-court', 'elevated', 'behind-baseline']);
  });

  it('has note types whose first letters are the keys T, P, S, G, I', () => {
    expect(noteTypes).toEqual(['technique', 'positioning', 'strategy', 'strength', 'improvement']);
  });
});

describe('courtDescription', () => {
  it('is written only when both position and focus were chosen', () => {
    expect(courtDescription('Both sides', 'Net play')).toBe('Both sides - Net play');
    expect(courtDescription('Both sides', undefined)).toBeUndefined();
    expect(courtDescription(undefined, 'Net play')).toBeUndefined();
    expect(courtDescription('', 'Net play')).toBeUndefined();
    expect(courtDescription(undefined, undefined)).toBeUndefined();
  });
});
