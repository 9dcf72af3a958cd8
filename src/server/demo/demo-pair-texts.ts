// Pair notes of the demo, by review seed.

import type { PairSubject } from '#domain/videos/pairs/pair-subjects.ts';
import type { NoteType } from '#domain/videos/videos.ts';

type PairNote = [subject: PairSubject, type: NoteType, title: string, comment: string];

/** Two matches of the player and one of the partner's (seed-demo.ts: a hundred for the player, one for the video). */
export const demoPairNotes: Record<number, readonly PairNote[]> = {
  102: [
    [
      'centre',
      'improvement',
      'The ball between you bounces',
      'Nobody calls. Agree before the point: the player defending the diagonal takes the middle, and says so before the swing.',
    ],
    [
      'positioning',
      'improvement',
      'One up, one back',
      'After the lob one of you runs to the net and the other stays. The gap between you is where the next ball goes.',
    ],
    [
      'communication',
      'improvement',
      'Nobody watches the opponents',
      'Who does not hit looks across and calls “net” or “back”.',
    ],
    ['together', 'strength', 'Patient together', 'Fourteen balls without a rush, and the winner comes by itself.'],
  ],
  104: [
    [
      'positioning',
      'strength',
      'Up as one',
      'Lob, and both of you walk to the net at the same pace. Four metres apart, all the way.',
    ],
    [
      'centre',
      'improvement',
      'Two rackets on one ball',
      'You both go for the middle now: better than nobody. The one whose forehand is there goes, the other covers the line.',
    ],
    [
      'communication',
      'strength',
      'Early calls',
      '“Mine” comes before the bounce here. Keep that when the score is tight.',
    ],
  ],
  203: [
    [
      'positioning',
      'strength',
      'No diagonal gap',
      'Both back behind the line when they attack, both up with the ball.',
    ],
    [
      'centre',
      'strength',
      'The middle is decided',
      'The left player takes it three times in a row, without a word needed.',
    ],
    [
      'together',
      'improvement',
      'Who lobs next?',
      'Under pressure you both play fast. One slow, high ball gives the two of you time to come back.',
    ],
  ],
};
