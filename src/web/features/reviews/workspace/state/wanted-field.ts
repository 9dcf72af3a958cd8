// Leading someone to a field, e.g. to what is missing before publishing.

import { useEffect } from 'react';
import { useOpenReview, useReviewState } from './review-context.ts';

/**
 * Gives the focus to the field that is wanted (`goToField`) once it is here. Every part that holds such fields calls it: one that is
 * opened or loaded for this takes the focus when it comes.
 */
export function useWantedField(): void {
  const { store } = useOpenReview();
  const id = useReviewState(({ wantedField }) => wantedField);
  useEffect(() => {
    if (id === null) return;
    const target = document.getElementById(id);
    const field = target?.matches('input, textarea') ? target : target?.querySelector<HTMLElement>('input[type=text]');
    if (!field) return;
    // A dialog that led here gives the focus back as it closes: before this.
    const frame = requestAnimationFrame(() => {
      const { typedAhead } = store.getState();
      field.focus();
      if (typedAhead !== '') addTyped(field, typedAhead);
      store.typeAhead('');
      store.goToField(null);
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** Adds a text at the end of a field, as typing does, so that it can be taken back. */
function addTyped(field: HTMLElement, text: string): void {
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
  document.execCommand('insertText', false, text);
}
