// What a coach notes about a player for themselves.

import { Lock } from 'lucide-react';
import { errorSentence } from '#web/lib/api-error.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListFrame, ListSkeleton } from '#web/ui/list-frame.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { useNotes, useNoteWrites } from './use-notes.ts';

/** A field for a new note, then the notes, the latest first. Nobody but their author reads them. */
export function PrivateNotes({ userId }: { userId: string }) {
  const { notes, error, retry, ...list } = useNotes(userId);
  const { create } = useNoteWrites(userId);
  if (error && !notes) {
    return <ErrorState title="Your notes could not be loaded" message={errorSentence(error)} onRetry={retry} />;
  }
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4">
        <p className="flex items-start gap-2 text-sm text-ink-muted">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          Only you read these notes: not the player, not another coach, not an administrator.
        </p>
        <NoteForm
          id="new-note"
          label="New note"
          text=""
          saveLabel="Add note"
          onSave={(text) => create.mutateAsync({ params: { userId }, body: { text } })}
        />
      </Card>
      {notes ? (
        <ListFrame
          shown={notes.length}
          noun={['note', 'notes']}
          {...list}
          isOutdated={false}
          empty={
            <EmptyState title="No notes yet" icon={<Lock aria-hidden />}>
              An injury, what helps, what was agreed: what you want to remember before the next session.
            </EmptyState>
          }
        >
          <ul className="grid gap-3">
            {notes.map((note) => (
              <NoteItem key={note.id} userId={userId} note={note} />
            ))}
          </ul>
        </ListFrame>
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
