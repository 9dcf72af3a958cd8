// Several lines of text, without a frame.

import type { ComponentProps } from 'react';
import type { DraftMark } from '#web/lib/drafts.ts';
import { cn } from '#web/ui/class-names.ts';
import { controlStyles } from './control-styles.ts';

/** A text area says what becomes of its text until that is sent; the field of a form brings it along. */
export type TextAreaProps = ComponentProps<'textarea'> & { 'data-draft': DraftMark };

/** The one text area. Styles of the caller go over the usual ones. */
export function TextArea({ className, ...area }: TextAreaProps) {
  return <textarea {...area} className={cn(controlStyles, className)} />;
}
