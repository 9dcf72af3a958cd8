// The phrases of the coach's own latest notes, kept on this device for work without a connection, and removed at sign-out.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { type Phrase, phrasesOf } from '#domain/reviews/notes/phrases.ts';
import { areDraftsOver, draftKey, draftOwner } from '#web/lib/drafts.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

const none: readonly Phrase[] = [];

/** The coach's phrases; none while another person's account is viewed, and until they are here. */
export function usePhrases(): readonly Phrase[] {
  const user = useCurrentUser();
  const isOwn = user.viewedBy === null;
  const key = draftKey(draftOwner(user), 'phrases');
  const { data } = useQuery({ ...query(endpoints.listOwnNotes), enabled: isOwn });
  const phrases = useMemo(() => (data ? phrasesOf(data) : isOwn ? readKept(key) : none), [data, isOwn, key]);
  useEffect(() => {
    if (!data || areDraftsOver()) return;
    try {
      localStorage.setItem(key, JSON.stringify(phrases));
    } catch {
      // A full storage keeps none; they come from the server next time.
    }
  }, [data, key, phrases]);
  return phrases;
}

function readKept(key: string): readonly Phrase[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Phrase[]) : none;
  } catch {
    return none;
  }
}
