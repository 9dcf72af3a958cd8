// A coach's private notes about a player.

import { plural, t } from '@lingui/core/macro';
import { Lock } from 'lucide-react';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { PartLink } from './part-link.tsx';
import { useNotes, useNoteWrites } from './use-notes.ts';

/** The latest note and a field for a new one, at the head of the page. Absent while viewing as the coach. */
export function NotesCard({ userId }: { userId: string }) {
  return useCurrentUser().viewedBy === null ? <LatestNote userId={userId} /> : null;
}

function LatestNote({ userId }: { userId: string }) {
  const { rows } = useNotes(userId);
  const { create } = useNoteWrites();
  const latest = rows?.[0];
  return (
    <Card as="section" className="grid content-start gap-4">
      <div className="grid gap-1">
        <CardTitle
          className="mb-0"
          action={
            latest && (
              <PartLink userId={userId} part="notes" className="text-sm">
                {t`All notes`}
              </PartLink>
            )
          }
        >
          {t`Private notes`}
        </CardTitle>
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          {t`Only you can read these notes.`}
        </p>
      </div>
      {latest && (
        <div className="grid gap-0.5 text-sm">
          <p dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere">
            {latest.text}
          </p>
          <TimeText at={latest.createdAt} kind="date" className="text-xs text-ink-muted" />
        </div>
      )}
      <NoteForm
        draft={`new-note:${userId}`}
        id="new-note"
        label={t`New note`}
        text=""
        rows={2}
        saveLabel={t`Add note`}
        onSave={(text) => create.mutateAsync({ params: { userId }, body: { text } })}
      />
    </Card>
  );
}

/** All notes, latest first. Hidden while viewing as the coach. */
export function PrivateNotes({ userId }: { userId: string }) {
  if (useCurrentUser().viewedBy === null) return <Notes userId={userId} />;
  return (
    <EmptyState title={t`These notes are private`} icon={<Lock aria-hidden />}>
      {t`Only the coach who wrote them can read them.`}
    </EmptyState>
  );
}

function Notes({ userId }: { userId: string }) {
  return (
    <PagedList
      list={useNotes(userId)}
      counted={(count) => plural(count, { one: '# note', other: '# notes' })}
      errorTitle={t`Your notes could not be loaded`}
      empty={
        <EmptyState title={t`No notes yet`} icon={<Lock aria-hidden />}>
          {t`Note an injury, what works or what you agreed, so you have it before the next session.`}
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
  );
}
