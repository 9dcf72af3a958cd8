// The example review in the product pictures.

import type { SkillName } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';

/** A coach's notes, with `at` in seconds. */
export const exampleNotes: readonly { at: number; type: NoteType; text: string }[] = [
  { at: 94, type: 'strength', text: 'Early split step, balanced before every volley.' },
  {
    at: 371,
    type: 'positioning',
    text: 'Your partner moves up, you stay. Go together and keep your distance constant.',
  },
  { at: 652, type: 'technique', text: 'Bandeja: contact in front, less power, keep it low off the glass.' },
  { at: 988, type: 'strategy', text: 'Slow ball, time to think: lob and take the net.' },
  { at: 1243, type: 'improvement', text: 'Call before the swing, not at contact.' },
];
/** Length of the video in seconds. */
export const exampleLength = 1440;

/** Ratings, with those of the previous review. */
export const exampleRatings: readonly { skill: SkillName; rating: number; previous: number }[] = [
  { skill: 'bandeja', rating: 3.6, previous: 3.1 },
  { skill: 'volley', rating: 4.8, previous: 4.5 },
  { skill: 'positioning', rating: 4.2, previous: 3.6 },
  { skill: 'footwork', rating: 5.6, previous: 5.4 },
];

/** One pair at the net, within 4 m of it, the other behind its service line (metres, as in `Court`). */
export const examplePlayers = [
  { x: 7.4, y: 2.9, label: '1', tone: 'ball' },
  { x: 7.4, y: 7.1, label: '2', tone: 'court' },
  { x: 17.9, y: 2.6, label: '3', tone: 'clay' },
  { x: 17.9, y: 7.4, label: '4', tone: 'clay' },
] as const;
