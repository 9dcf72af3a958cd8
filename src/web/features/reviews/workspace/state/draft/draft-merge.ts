// Merges an automatic draft with text typed meanwhile: it only fills places that were empty and still are.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { isBlank } from '#domain/plain-text.ts';
import { summaryTexts } from '#domain/reviews/draft/ai-draft.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { sameDocument } from '../review-document.ts';

/** A requested draft: the document sent, and the document returned. */
export interface FilledDraft {
  asked: ReviewDocument;
  written: ReviewDocument;
}

/** What a draft filled. */
export interface FilledPlaces {
  texts: number;
  comments: number;
  priorities: number;
}

/** The current document with the draft in places that were empty when requested and still are. */
export function withDraft({ asked, written }: FilledDraft, present: ReviewDocument): ReviewDocument {
  const texts = summaryTexts.map((field) => {
    const isOpen = isBlank(asked[field]) && isBlank(present[field]);
    return [field, isOpen ? written[field] : present[field]];
  });
  return {
    ...present,
    ...Object.fromEntries(texts),
    ratings: present.ratings.map((one) => {
      const comment = commentOn(written, one.skillName);
      const isOpen = isBlank(commentOn(asked, one.skillName)) && isBlank(one.comment);
      return isOpen && !isBlank(comment) ? { ...one, comment } : one;
    }),
    priorities: asked.priorities.length + present.priorities.length === 0 ? written.priorities : present.priorities,
  };
}

/** The current document without the draft, wherever no one has edited it. */
export function withoutDraft({ asked, written }: FilledDraft, present: ReviewDocument): ReviewDocument {
  const texts = summaryTexts.map((field) => {
    const isDraft = isBlank(asked[field]) && present[field] === written[field];
    return [field, isDraft ? asked[field] : present[field]];
  });
  const isDrafted =
    asked.priorities.length === 0 && JSON.stringify(present.priorities) === JSON.stringify(written.priorities);
  return {
    ...present,
    ...Object.fromEntries(texts),
    ratings: present.ratings.map((one) => {
      const before = commentOn(asked, one.skillName);
      return isBlank(before) && one.comment === commentOn(written, one.skillName) ? { ...one, comment: before } : one;
    }),
    priorities: isDrafted ? [] : present.priorities,
  };
}

/** Whether a server document is the one sent with only empty places filled: a draft whose answer was lost. */
export function isFilled(draft: FilledDraft): boolean {
  return sameDocument(withDraft(draft, draft.asked), draft.written);
}

/** How many places a draft filled. */
export function filledPlaces(before: ReviewDocument, after: ReviewDocument): FilledPlaces {
  return {
    texts: summaryTexts.filter((field) => before[field] !== after[field]).length,
    comments: after.ratings.filter((one) => one.comment !== commentOn(before, one.skillName)).length,
    priorities: before.priorities.length === 0 ? after.priorities.length : 0,
  };
}

function commentOn({ ratings }: ReviewDocument, skill: SkillName): string {
  return ratings.find(({ skillName }) => skillName === skill)?.comment ?? '';
}
