// Searching a long list of notes by words, type and skill.

import { plural, t } from '@lingui/core/macro';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { isBlank } from '#domain/plain-text.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { searchText } from '#domain/search-text.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';

/** The filters. */
interface NoteQuery {
  text: string;
  type: NoteType | 'all';
  skill: SingleSkill | 'all';
}

/** No filter. */
export const emptyNoteQuery: NoteQuery = { text: '', type: 'all', skill: 'all' };

/** Whether a note matches: every typed word occurs in it, ignoring accents. */
export function matchesSearch(note: DraftNote, { text, type, skill }: NoteQuery): boolean {
  if (type !== 'all' && note.type !== type) return false;
  if (skill !== 'all' && note.skill !== skill) return false;
  if (isBlank(text)) return true;
  const content = searchText(`${noteTitle(note)}\n${note.comment}\n${note.skill ? skillLabel(note.skill) : ''}`);
  return searchText(text)
    .split(' ')
    .every((word) => content.includes(word));
}

/** Focuses the search; false if there is none. */
export function focusNoteSearch(): boolean {
  const field = document.getElementById(placeId)?.querySelector('input');
  field?.focus();
  return field != null;
}

const placeId = 'note-search';

const typeOptions = () =>
  [
    { value: 'all', label: t({ message: 'All', context: 'types of notes' }) },
    ...noteTypes.map((type) => ({ value: type, label: noteStyles[type].label })),
  ] as const;
const skillOptions = () =>
  [
    { value: 'all', label: t({ message: 'All', context: 'skills' }) },
    ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
  ] as const;

interface NoteSearchProps {
  wanted: NoteQuery;
  onWantedChange: (wanted: NoteQuery) => void;
  found: number;
  total: number;
}

/** A search box, filters for type and skill, and the number of notes found. */
export function NoteSearch({ wanted, onWantedChange, found, total }: NoteSearchProps) {
  const isNarrowed = wanted.text !== '' || wanted.type !== 'all' || wanted.skill !== 'all';
  return (
    <search id={placeId} className="flex flex-wrap items-center gap-1.5 p-1">
      <SearchBox
        label={t`Search notes`}
        value={wanted.text}
        onValueChange={(text) => onWantedChange({ ...wanted, text })}
      />
      <FilterSelect<NoteType | 'all'>
        label={t`Type`}
        value={wanted.type}
        options={typeOptions()}
        className="min-w-0 flex-1 basis-28"
        onValueChange={(type) => onWantedChange({ ...wanted, type })}
      />
      <FilterSelect<SingleSkill | 'all'>
        label={t`Skill`}
        value={wanted.skill}
        options={skillOptions()}
        className="min-w-0 flex-1 basis-28"
        onValueChange={(skill) => onWantedChange({ ...wanted, skill })}
      />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {isNarrowed && plural(total, { one: `${found} of # note`, other: `${found} of # notes` })}
      </p>
      {isNarrowed && (
        <Button size="sm" variant="ghost" className="px-2" onClick={() => onWantedChange(emptyNoteQuery)}>
          {t`Show all`}
        </Button>
      )}
    </search>
  );
}
