// The notes of the review, by time.

import { t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { noteTypes } from '#domain/videos/videos.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useGuideState } from '../../playback/guided-playback.ts';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { Key } from '../shared/key.tsx';
import { noteKeys } from '../state/keys/key-table.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { groupsOf, NoteGroup } from './note-group.tsx';
import { emptyNoteQuery, matchesSearch, NoteSearch } from './note-search.tsx';

/** Fewest notes for a search. */
const fromHereOn = 6;

/** All notes, or those found; the chosen one is marked and in view. */
export function NoteList() {
  const review = useOpenReview();
  const notes = useReviewState((state) => state.document.notes);
  const selectedId = useReviewState((state) => state.selectedId);
  const isWriting = useReviewState((state) => state.edited !== null);
  const { stretchId } = useGuideState(review.guide);
  const [wanted, setWanted] = useState(emptyNoteQuery);
  if (notes.length === 0) return <NoNotes />;
  // The current note stays visible whatever the search.
  const found = notes.filter((note) => note.id === selectedId || matchesSearch(note, wanted));
  return (
    <div className="grid gap-2">
      {/* While a note is written, its height is the list's. */}
      {((notes.length >= fromHereOn && !isWriting) || wanted !== emptyNoteQuery) && (
        <NoteSearch wanted={wanted} onWantedChange={setWanted} found={found.length} total={notes.length} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: between a list and its items, HTML allows no groups */}
      <div role="list" aria-label={t`Notes`}>
        {[...groupsOf(found)].map(([group, members]) => (
          <NoteGroup key={group} review={review} notes={members} selectedId={selectedId} stretchId={stretchId} />
        ))}
      </div>
    </div>
  );
}

function NoNotes() {
  const { store, video } = useOpenReview();
  const keysOn = useKeysOn();
  if (store.isReadOnly)
    return <EmptyState title={t`No notes`}>{t`This review was published without notes.`}</EmptyState>;
  return (
    <EmptyState title={t`No notes yet`} icon={<NotebookPen aria-hidden />}>
      <p>
        {video.canControl
          ? t`Mark what you see as you watch. The video pauses while you type, and Enter plays on.`
          : t`Start the clock with the video, and mark what you see.`}
      </p>
      {keysOn && (
        <p className="mt-3 flex justify-center gap-1.5 max-lg:hidden">
          <span className="sr-only">{t`Keys: T, P, S, G and I`}</span>
          {noteTypes.map((type) => (
            <Key key={type}>{noteKeys[type]}</Key>
          ))}
        </p>
      )}
    </EmptyState>
  );
}
