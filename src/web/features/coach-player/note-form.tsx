// The field of a private note, new or being changed.

import type { KeyboardEvent } from 'react';
import { CoachNoteText } from '#contract/coaching/coaching.ts';
import { useSavingForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';

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
  const form = useSchemaForm(CoachNoteText, { text });
  const { field, ...note } = useSavingForm(form, id, async (typed) => {
    await onSave(typed.text);
    form.reset({ text: '' });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void note.submit();
    if (event.key === 'Escape') onCancel?.();
  };
  return (
    <Form form={note} className="grid gap-3">
      <TextAreaField
        {...field('text')}
        label={label}
        rows={3}
        autoFocus={onCancel !== undefined}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button variant="secondary" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="sm" busy={note.isPending}>
          {saveLabel}
        </Button>
      </div>
    </Form>
  );
}
