// The phrases of the coach's own latest notes, kept on this device for work without a connection, and removed at sign-out.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { type Phrase, phraseCompletion, phrasesOf, withPhrase } from '#domain/reviews/notes/phrases.ts';
import { areDraftsOver, draftKey, draftOwner } from '#web/lib/drafts.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { Suggest } from './use-completion.ts';

export interface OwnPhrasesProps {
  /** Gets how phrases are suggested, whenever they change. */
  onSuggest: (suggest: Suggest | null) => void;
}

/** Shows nothing. No phrases while another person's account is viewed. */
export function OwnPhrases({ onSuggest }: OwnPhrasesProps) {
  const user = useCurrentUser();
  const isOwn = user.viewedBy === null;
  const key = draftKey(draftOwner(user), 'phrases');
  const { data } = useQuery({ ...query(endpoints.listOwnNotes), enabled: isOwn });
  const phrases = useMemo(() => (data ? phrasesOf(data) : isOwn ? readKept(key) : []), [data, isOwn, key]);
  useEffect(() => onSuggest(suggesting(phrases)), [phrases, onSuggest]);
  useEffect(() => {
    if (!data || areDraftsOver()) return;
    try {
      localStorage.setItem(key, JSON.stringify(phrases));
    } catch {
      // A full storage keeps none; they come from the server next time.
    }
  }, [data, key, phrases]);
  return null;
}

function suggesting(phrases: readonly Phrase[]): Suggest {
  return (text, caret) => {
    const begun = phraseCompletion(text, caret, phrases);
    if (!begun) return null;
    const taken = (index: number) => withPhrase(text, begun, begun.phrases[index] ?? '');
    return { kind: 'phrases', labels: begun.phrases, taken };
  };
}

function readKept(key: string): readonly Phrase[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Phrase[]) : [];
  } catch {
    return [];
  }
}
