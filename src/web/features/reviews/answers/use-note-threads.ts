// The threads of a review's notes, for its player and its coach.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { NoteThread, NoteThreads } from '#contract/messages/note-answers.ts';
import { isCoach } from '#domain/people/roles.ts';
import { query } from '#web/lib/http/api.ts';
import { idIn } from '#web/lib/search-values.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The threads of a review; undefined while they load, and for readers who are neither its player nor a coach. */
export function useNoteThreads(videoId: string): NoteThreads | undefined {
  const { role, viewedBy } = useCurrentUser();
  // Private: nobody reads them while viewing the product as someone else.
  const isPossible = viewedBy === null && (role === 'player' || isCoach(role));
  return useQuery({ ...query(endpoints.listNoteThreads, { params: { videoId } }), enabled: isPossible }).data;
}

/** The thread that is open, at first that of the note in the address (`?note=`), and a way to open another. */
export function useOpenThread() {
  const linked = idIn(useSearch({ strict: false }).note);
  const [state, setState] = useState({ linked, open: linked ?? null });
  if (state.linked !== linked) setState({ linked, open: linked ?? null });
  const setOpen = useCallback((noteId: string | null) => setState({ linked, open: noteId }), [linked]);
  return { linked, open: state.open, setOpen };
}

/** What the button of a thread says: how many answers, and whether the coach has closed it. */
export function threadWords({ answers, unread, closedAt }: NoteThread): string {
  const parts = [
    plural({ count: answers }, { one: '# answer', other: '# answers' }),
    unread > 0 && plural({ count: unread }, { one: '# new', other: '# new' }),
    closedAt !== null && t`closed`,
  ];
  return parts.filter(Boolean).join(' · ');
}
