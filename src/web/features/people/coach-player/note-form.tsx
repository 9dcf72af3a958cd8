// The form of a private note, new or edited.

import { t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import { CoachNoteText } from '#contract/people/coaching.ts';
import { useSavingForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';

interface NoteFormProps {
  /** Name of the draft. */
  draft: string;
  /** Id of the form and prefix of its field's id. */
  id: string;
  label: string;
  text: string;
  /** Lines of the field. */
  rows?: number;
  saveLabel: string;
  /** Errors are shown, and the text is kept. */
  onSave: (text: string) => Promise<unknown>;
  /** Cancels an edit; left out for a new note. */
  onCancel?: () => void;
}

/** Ctrl+Enter saves, Escape cancels. */
export function NoteForm({ draft, id, label, text, rows = 3, saveLabel, onSave, onCancel }: NoteFormProps) {
  const form = useSchemaForm(CoachNoteText, { text }, draft);
  const { field, ...note } = useSavingForm(
    form,
    id,
    (typed) => onSave(typed.text),
    () => form.reset({ text: '' }),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const key = commandKey(event);
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) void note.submit();
    if (key === 'Escape') onCancel?.();
  };
  return (
    <Form form={note} className="grid gap-3">
      <TextAreaField
        {...field('text')}
        label={label}
        rows={rows}
        autoFocus={onCancel !== undefined}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              form.draft.discard();
              onCancel();
            }}
          >
            {t`Cancel`}
          </Button>
        )}
        <Button type="submit" size="sm" busy={note.isPending}>
          {saveLabel}
        </Button>
      </div>
    </Form>
  );
}
