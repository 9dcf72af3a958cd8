// A coach's private notes about a player.

import { Lock } from 'lucide-react';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { useNotes, useNoteWrites } from './use-notes.ts';

/** A field for a new note, then the notes, latest first. Hidden while viewing as the coach. */
export function PrivateNotes({ userId }: { userId: string }) {
  if (useCurrentUser().viewedBy === null) return <Notes userId={userId} />;
  return (
    <EmptyState title="These notes are private" icon={<Lock aria-hidden />}>
      Only the coach who wrote them can read them.
    </EmptyState>
  );
}

function Notes({ userId }: { userId: string }) {
  const notes = useNotes(userId);
  const { create } = useNoteWrites();
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4">
        <p className="flex items-start gap-2 text-sm text-ink-muted">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          Only you can read these notes. The player, other coaches and administrators cannot.
        </p>
        <NoteForm
          draft={`new-note:${userId}`}
          id="new-note"
          label="New note"
          text=""
          saveLabel="Add note"
          onSave={(text) => create.mutateAsync({ params: { userId }, body: { text } })}
        />
      </Card>
      <PagedList
        list={notes}
        noun={['note', 'notes']}
        errorTitle="Your notes could not be loaded"
        empty={
          <EmptyState title="No notes yet" icon={<Lock aria-hidden />}>
            Note an injury, what works or what you agreed, so you have it before the next session.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((note) => (
              <NoteItem key={note.id} userId={userId} note={note} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
