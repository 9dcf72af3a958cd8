// The field of a private note, new or being changed.

import { zodResolver } from '@hookform/resolvers/zod';
import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { CoachNoteText } from '#contract/coaching/coaching.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { FormErrors, TextAreaField } from '#web/ui/fields/field.tsx';

interface NoteFormProps {
  /** Of the form, and the start of its field's. */
  id: string;
  label: string;
  text: string;
  saveLabel: string;
  /** Saves; what it throws is shown, and nothing typed is lost. */
  onSave: (text: string) => Promise<unknown>;
  /** Gives up the change; left out for a new note. */
  onCancel?: () => void;
}

/** One field. Ctrl and Enter save, Escape gives up. */
export function NoteForm({ id, label, text, saveLabel, onSave, onCancel }: NoteFormProps) {
  const form = useForm({ resolver: zodResolver(CoachNoteText), defaultValues: { text }, shouldFocusError: false });
  const { register, handleSubmit, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (typed) => {
    try {
      await onSave(typed.text);
      reset({ text: '' });
    } catch (error) {
      showFormErrors(error, form);
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    if (event.key === 'Escape') onCancel?.();
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <FormErrors errors={errorList(errors, id)} />
      <TextAreaField
        {...register('text')}
        id={`${id}-text`}
        label={label}
        rows={3}
        autoFocus={onCancel !== undefined}
        onKeyDown={onKeyDown}
        error={errors.text?.message}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button variant="secondary" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="sm" busy={isSubmitting}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
