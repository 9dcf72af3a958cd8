// The captions of a post on the screen: which draft each is, and what was written into it by hand or by a model.

import { useState } from 'react';
import { type Caption, captionDraft, captionText } from '#domain/clubs/posts/captions.ts';
import { type CaptionLanguage, type CaptionLength, maxDraft, type PostFacts } from '#domain/clubs/posts/post-facts.ts';

/** What one caption has become. */
interface Written {
  draft: number;
  /** In place of the draft's text. */
  text: string | null;
  isByModel: boolean;
}

const untouched: Written = { draft: 0, text: null, isByModel: false };

/** Each language and length for itself, so that nothing is lost by looking at another. */
export function useCaptions(facts: PostFacts) {
  const [written, setWritten] = useState<Readonly<Record<string, Written>>>({});

  const of = (language: CaptionLanguage, length: CaptionLength) => {
    const key = `${language} ${length}`;
    const now = written[key] ?? untouched;
    const parts: Caption = captionDraft(facts, { language, length, draft: now.draft });
    const put = (change: Written) => setWritten((before) => ({ ...before, [key]: change }));
    return {
      draft: now.draft,
      text: now.text ?? captionText(parts),
      isByModel: now.isByModel,
      /** What was there, to put back. */
      restore: () => put(now),
      write: (text: string) => put({ ...now, text }),
      next: () => put({ ...untouched, draft: (now.draft + 1) % (maxDraft + 1) }),
      rewritten: (words: string) => put({ ...now, text: captionText({ ...parts, words }), isByModel: true }),
      wasWritten: now.text !== null,
    };
  };
  return { of };
}
export type CaptionOnScreen = ReturnType<ReturnType<typeof useCaptions>['of']>;
