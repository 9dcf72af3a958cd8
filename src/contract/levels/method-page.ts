// The values that the server fills into `/method`, which is built with placeholders.

/** The placeholders of the page: texts of `methodSentences`. */
export const methodPlaceholders = ['computed', 'precision'] as const;
export type MethodPlaceholder = (typeof methodPlaceholders)[number];

/** A placeholder as written in the page. */
export function methodPlaceholder(name: MethodPlaceholder): string {
  return `{{${name}}}`;
}
