// The error summary of a form, for people who cannot see the errors in place.

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface FormErrorsProps {
  /** With `fieldId` (the field's `id`) the sentence leads to the field; without it, it concerns the whole form. */
  errors: readonly { fieldId?: string; message: string }[];
}

/**
 * Names all errors of a form and takes the focus once after each submission that failed, not while someone corrects them.
 * Place it inside the form, always (it is empty without errors), and give react-hook-form `shouldFocusError: false`.
 */
export function FormErrors({ errors }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const submitted = useRef(false);

  useEffect(() => {
    const form = box.current?.closest('form');
    const onSubmit = () => {
      submitted.current = true;
    };
    const onInput = () => {
      submitted.current = false;
    };
    // Capturing, to run before the form's own handler.
    form?.addEventListener('submit', onSubmit, { capture: true });
    form?.addEventListener('input', onInput);
    return () => {
      form?.removeEventListener('submit', onSubmit, { capture: true });
      form?.removeEventListener('input', onInput);
    };
  }, []);

  // After every render, because the same errors may come back from a second submission.
  useEffect(() => {
    if (errors.length === 0 || !submitted.current) return;
    submitted.current = false;
    box.current?.focus();
  });

  const sorted = errors.toSorted(byPlace);

  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-lg empty:hidden">
      {errors.length > 0 && (
        <div className="flex gap-2.5 rounded-lg border border-danger/40 bg-danger-soft p-3 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <ul className="grid gap-1">
            {sorted.map(({ fieldId, message }) => (
              <li key={`${fieldId ?? ''} ${message}`}>
                {fieldId ? (
                  <a
                    href={`#${fieldId}`}
                    className="underline underline-offset-2"
                    onClick={(event) => {
                      // Only moves the focus, so that the address does not change.
                      event.preventDefault();
                      document.getElementById(fieldId)?.focus();
                    }}
                  >
                    {message}
                  </a>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Sorts errors in the order of the fields on the screen, with form-wide ones first. */
function byPlace(one: { fieldId?: string }, other: { fieldId?: string }): number {
  const field = one.fieldId === undefined ? null : document.getElementById(one.fieldId);
  const otherField = other.fieldId === undefined ? null : document.getElementById(other.fieldId);
  if (!field || !otherField) return Number(Boolean(field)) - Number(Boolean(otherField));
  if (field === otherField) return 0;
  return field.compareDocumentPosition(otherField) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
