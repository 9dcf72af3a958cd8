// The values that the server fills into the page of a shared review, which is built with placeholders.

/** The placeholders of `/shared-review/{code}`. The page contains every one, and the server fills in each. */
export const sharedReviewPlaceholders = [
  /** The last part of the page's address. */
  'code',
  /** The player's name, as they want it shown. */
  'name',
  /** When the review was published: "November 2026". */
  'month',
  /** For link previews: "Overall score 5.4 of 7.0. Strength · Lob: Deep lob". */
  'summary',
  /** Whether the score is shown, `yes` or `no`; the score and how full its bar is, as a percentage. */
  'hasScore',
  'score',
  'barPercent',
  /** Whether there is a first and a second note, `yes` or `no`; what each is about, and its words. */
  'hasNote1',
  'kind1',
  'title1',
  'comment1',
  'hasNote2',
  'kind2',
  'title2',
  'comment2',
] as const;
export type SharedReviewPlaceholder = (typeof sharedReviewPlaceholders)[number];

/** A placeholder as written in the page. */
export function sharedReviewPlaceholder(name: SharedReviewPlaceholder): string {
  return `{{${name}}}`;
}
