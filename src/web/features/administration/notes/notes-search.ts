// Search parameters of notes.

import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';
import { anyPeriod } from '../any-period.ts';

/** Empty for all notes. */
export interface NotesSearch extends PeriodSearch {
  search?: string;
  type?: NoteType;
  skill?: SingleSkill;
  coachId?: string;
  playerId?: string;
}

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
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

/** The query of the list. */
export function notesFilter({ search, type, skill, coachId, playerId, ...period }: NotesSearch) {
  return { query: { search, type, skill, coachId, playerId, ...anyPeriod(period).query } };
}
