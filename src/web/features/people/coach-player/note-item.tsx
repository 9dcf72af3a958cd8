// A private note.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CoachNote } from '#contract/people/coaching.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { NoteForm } from './note-form.tsx';
import { useNoteWrites } from './use-notes.ts';

/** Text and date, with buttons to edit and delete. */
export function NoteItem({ userId, note }: { userId: string; note: CoachNote }) {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { change, remove } = useNoteWrites();
  const params = { userId, noteId: note.id };
  if (isEditing) {
    const save = async (text: string) => {
      await change.mutateAsync({ params, body: { text } });
      setEditing(false);
    };
    return (
      <Card as="li">
        <NoteForm
          draft={`note:${note.id}`}
          id={`note-${note.id}`}
          label={t`Edit note`}
          text={note.text}
          saveLabel={t`Save`}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      </Card>
    );
  }
  return (
    <Card as="li" className="flex items-start gap-3">
      <div className="grid min-w-0 grow gap-1.5">
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note.text}
        </p>
        <p className="text-xs text-ink-muted">
          {note.updatedAt === note.createdAt ? (
            <TimeText at={note.createdAt} kind="date" />
          ) : (
            <Trans>
              <TimeText at={note.createdAt} kind="date" />, edited <TimeText at={note.updatedAt} kind="recent" />
            </Trans>
          )}
        </p>
      </div>
      <div className="-mt-1 -mr-1 flex shrink-0">
        <IconButton label={t`Edit note`} size="sm" onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={t`Delete note`} size="sm" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Delete this note?`}
        description={t`This cannot be undone.`}
        confirmLabel={t`Delete note`}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params },
            {
              onSuccess: () => setAsking(false),
              onError: (error) => failureToast(t`The note was not deleted`, error, t`Please try again.`),
            },
          )
        }
      />
    </Card>
  );
}
