// Notification texts for the bell, exports and session emails, from an event's facts and current names.

import { erasedName } from '#domain/accounts/account-deletion.ts';
import { levelText, type ScaleMappings } from '#domain/levels/levels.ts';
import { personName, readableName } from '#domain/people/person-name.ts';
import { levelTexts } from './level-texts.ts';
import type { NotificationEvent, NotificationKind } from './notification-facts.ts';
import { peopleTexts } from './people-texts.ts';
import { sessionTexts } from './session-texts.ts';
import type { LevelWords, Names, NotificationText, Texts } from './text-parts.ts';
import { videoTexts } from './video-texts.ts';

export type { NotificationText } from './text-parts.ts';

const texts: Texts = { ...peopleTexts, ...levelTexts, ...videoTexts, ...sessionTexts };

const nobody = erasedName({ hasCoached: false });

/**
 * The text of an event.
 *
 * @param names current names by id; a missing one is a "Deleted user" (docs/product.md#leaving)
 * @param mappings of level scales, as they are now
 */
export function notificationText<K extends NotificationKind>(
  { kind, facts }: NotificationEvent<K>,
  names: ReadonlyMap<string, string>,
  mappings: ScaleMappings,
): NotificationText {
  const named = Object.entries<string | null>(facts.people).map(([role, id]) => [
    role,
    id === null ? null : readableName(names.get(id) ?? personName(nobody)),
  ]);
  const levelOf: LevelWords = ({ level, country }) => levelText(level, country, mappings);
  return texts[kind](facts, Object.fromEntries(named) as Names<K>, levelOf);
}
