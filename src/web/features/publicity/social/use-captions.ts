// The captions of a post: drafts, and edits by hand or by a model.

import { useState } from 'react';
import { type Caption, captionDraft, captionText } from '#domain/publicity/posts/captions.ts';
import {
  type CaptionLanguage,
  type CaptionLength,
  maxDraft,
  type PostFacts,
  type PostKind,
} from '#domain/publicity/posts/post-facts.ts';
import type { DraftMark } from '#web/lib/drafts.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';
import { usePlace } from '#web/lib/forms/form-draft.ts';

/** The state of one caption. */
interface Written {
  draft: number;
  /** Replaces the draft's text. */
  text: string | null;
  isByModel: boolean;
}

const untouched: Written = { draft: 0, text: null, isByModel: false };

type AllWritten = Readonly<Record<string, Written>>;

/**
 * Each language and length keeps its own edits, in the browser.
 * With other facts they are dropped, since they may name someone who has withdrawn consent (docs/product.md#posts).
 */
export function useCaptions(facts: PostFacts, subject: { kind: PostKind; id: string }) {
  const name = `captions:${subject.kind}:${subject.id}`;
  const place = usePlace(name);
  const about = JSON.stringify(facts);
  const [before] = useState(() => writtenIn(readDraft(place), about));
  const [written, setWritten] = useState(before);
  const [isRestored, setRestored] = useState(Object.keys(before).length > 0);

  const of = (language: CaptionLanguage, length: CaptionLength) => {
    const key = `${language} ${length}`;
    const now = written[key] ?? untouched;
    const parts: Caption = captionDraft(facts, { language, length, draft: now.draft });
    const put = (change: Written) => {
      const next = { ...written, [key]: change };
      setWritten(next);
      keepDraft(place, { about, written: next });
    };
    return {
      draft: now.draft,
      text: now.text ?? captionText(parts),
      isByModel: now.isByModel,
      /** Restores the previous state. */
      restore: () => put(now),
      write: (text: string) => put({ ...now, text }),
      next: () => put({ ...untouched, draft: (now.draft + 1) % (maxDraft + 1) }),
      rewritten: (words: string) => put({ ...now, text: captionText({ ...parts, words }), isByModel: true }),
      wasWritten: now.text !== null,
    };
  };
  return {
    of,
    // oxlint-disable-next-line pala-texts/in-macros -- a mark that nobody reads
    mark: `kept as ${name}` satisfies DraftMark as DraftMark,
    draft: {
      restored: isRestored ? ('unchanged' as const) : null,
      discard() {
        setWritten({});
        setRestored(false);
        forgetDraft(place);
      },
    },
  };
}

function writtenIn(kept: unknown, about: string): AllWritten {
  const draft = (kept ?? {}) as { about?: unknown; written?: AllWritten };
  return draft.about === about ? { ...draft.written } : {};
}

export type CaptionOnScreen = ReturnType<ReturnType<typeof useCaptions>['of']>;
