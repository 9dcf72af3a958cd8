// Ratings and typed text by skill, as the table of skills changes them.

import { useCallback, useState } from 'react';
import type { SkillName } from '#domain/skills/skills.ts';

/** The values with one set, or taken out if it is null. */
export function withSkill<T>(values: Partial<Record<SkillName, T>>, skill: SkillName, value: T | null) {
  const { [skill]: _, ...others } = values;
  return (value === null ? others : { ...others, [skill]: value }) as Partial<Record<SkillName, T>>;
}

/** What was typed and is no rating, and how the table says so. */
export function useUnread() {
  const [unread, setUnread] = useState<Partial<Record<SkillName, string>>>({});
  const keepUnread = useCallback(
    (skill: SkillName, typed: string | null) => setUnread((before) => withSkill(before, skill, typed)),
    [],
  );
  return { unread, keepUnread };
}
