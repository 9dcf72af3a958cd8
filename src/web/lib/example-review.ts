// The example review in the product pictures.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';

interface ExampleNote {
  /** In seconds. */
  at: number;
  type: NoteType;
  /** In the language in force. */
  readonly text: string;
}

/** A coach's notes. */
export const exampleNotes: readonly ExampleNote[] = [
  note(94, 'strength', msg`Early split step, balanced before every volley.`),
  note(371, 'positioning', msg`Your partner moves up, you stay. Go together and keep your distance constant.`),
  note(652, 'technique', msg`Bandeja: contact in front, less power, keep it low off the glass.`),
  note(988, 'strategy', msg`Slow ball, time to think: lob and take the net.`),
  note(1243, 'improvement', msg`Call before the swing, not at contact.`),
];

function note(at: number, type: NoteType, words: MessageDescriptor): ExampleNote {
  return {
    at,
    type,
    get text() {
      return say(words);
    },
  };
}

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
