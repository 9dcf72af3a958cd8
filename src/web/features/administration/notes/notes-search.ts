// What narrows the list of notes, as it stands in the address.

import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';
import { anyPeriod } from '../any-period.ts';

/** Nothing means every note. */
export interface NotesSearch extends PeriodSearch {
  search?: string;
  type?: NoteType;
  skill?: SingleSkill;
  coachId?: string;
  playerId?: string;
}

/** Reads the query string; names each key, since the router passes on unchecked what is not named. */
export function parseNotesSearch(given: Record<string, unknown>): NotesSearch {
  return {
    ...parsePeriodSearch(given),
    search: textIn(given['search']),
    type: noteTypes.find((one) => one === given['type']),
    skill: singleSkills.find((one) => one === given['skill']),
    coachId: idIn(given['coachId']),
    playerId: idIn(given['playerId']),
  };
}

/** What the list is asked by. */
export function notesFilter({ search, type, skill, coachId, playerId, ...period }: NotesSearch) {
  return { query: { search, type, skill, coachId, playerId, ...anyPeriod(period).query } };
}
