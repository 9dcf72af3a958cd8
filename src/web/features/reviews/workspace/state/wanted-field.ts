// Leading people to a field, such as one missing before publishing.

import { useEffect } from 'react';
import { useOpenReview, useReviewState } from './review-context.ts';

/** Focuses the wanted field (`goToField`) once it is rendered. Every part with such fields calls it, so that late ones work too. */
export function useWantedField(): void {
  const { store } = useOpenReview();
  const id = useReviewState(({ wantedField }) => wantedField);
  useEffect(() => {
    if (id === null) return;
    const target = document.getElementById(id);
    const field = target?.matches('input,textarea') ? target : target?.querySelector<HTMLElement>('input[type=text]');
    if (!field) return;
    // Waits for a closing dialog to return the focus.
    const frame = requestAnimationFrame(() => {
      const { typedAhead } = store.getState();
      field.focus();
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
      // As typing does, so that the browser can undo it.
      if (typedAhead !== '') document.execCommand('insertText', false, typedAhead);
      store.typeAhead('');
      store.goToField(null);
    });
    return () => cancelAnimationFrame(frame);
  });
}
