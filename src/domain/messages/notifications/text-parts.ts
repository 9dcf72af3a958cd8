// What texts of notifications share: their types, and parts of their sentences.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { sessionMoment, zoneWords } from '#domain/training/session-words.ts';
import type { NotificationFacts, NotificationKind } from './notification-facts.ts';

/** A heading and a sentence. */
export interface NotificationText {
  title: string;
  message: string;
}

type People<K extends NotificationKind> = NotificationFacts[K]['people'];
/** A name for each role; null where unknown. */
export type Names<K extends NotificationKind> = {
  [Role in keyof People<K>]: null extends People<K>[Role] ? string | null : string;
};
/** How a text shows a level, on the scale of the player's country. */
export type LevelWords = (facts: { level: string; country: string }) => string;
/** A text for each kind of event. */
export type Texts = {
  [K in NotificationKind]: (facts: NotificationFacts[K], names: Names<K>, levelOf: LevelWords) => NotificationText;
};

/** Instead of the name of a coach whose account is gone. */
export function formerCoach(): string {
  return say(msg`Former coach`);
}

/** Instead of the name of a player's coach whose account is gone. */
export function yourCoach(): string {
  return say(msg`Your coach`);
}

/** When a session begins, with its time zone. */
export function timeOf({ sessionDate, zone }: { sessionDate: string; zone: string }): string {
  return `${sessionMoment(sessionDate, zone)} (${zoneWords(zone)})`;
}
