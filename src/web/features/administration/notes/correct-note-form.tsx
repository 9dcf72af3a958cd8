// The form that corrects a note.

import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type ListedNote, NoteCorrection } from '#contract/reviews/notes.ts';
import { personName } from '#domain/people/person-name.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { noteTypes } from '#domain/videos/videos.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';

export interface CorrectNoteProps {
  note: ListedNote;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The select's value for "no skill", since option values may not be empty. */
const noSkill = 'none';
interface Typed {
  type: string;
  skill: string;
  title: string;
  comment: string;
  reason: string;
}

const typeOptions = () => noteTypes.map((type) => ({ value: type, label: noteStyles[type].label }));
const skillOptions = () => [
  { value: noSkill, label: t`No skill` },
  ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
];

/** Starts with the current note, and sends its version against conflicts. */
export function CorrectNoteForm({ note, open, onOpenChange }: CorrectNoteProps) {
  const { videoId, noteId, version, type, skill, title, comment, player } = note;
  const schema = z
    .custom<Typed>()
    .transform((typed) => ({
      ...typed,
      version,
      type: typed.type as ListedNote['type'],
      skill: typed.skill === noSkill ? null : (typed.skill as SingleSkill),
    }))
    .pipe(NoteCorrection);
  const form = useSchemaForm(
    schema,
    { type, skill: skill ?? noSkill, title: readableTitle(title), comment, reason: '' },
    `correct-note:${note.id}`,
  );
  const { field, ...correction } = useEndpointForm(form, endpoints.correctNote, {
    id: `correct-${note.id}`,
    refreshOnFailure: true,
    sent: (body) => ({ params: { videoId, noteId }, body }),
    onSuccess: () => {
      onOpenChange(false);
      toast({
        title: t`Note corrected`,
        description: t`We’ve let ${{ player: personName(player) }} know that the review was updated.`,
      });
    },
  });
  return (
    <FormDialog
      form={correction}
      open={open}
      onOpenChange={onOpenChange}
      title={t`Correct this note`}
      description={t`This updates the published review at once. ${{ coach: personName(note.coach) }} remains its coach, and the history shows your correction and reason.`}
      submitLabel={t`Publish correction`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field('type')} label={t`Type`} options={typeOptions()} />
        <SelectField {...field('skill')} label={t`Skill`} options={skillOptions()} />
      </div>
      <TextField {...field('title')} label={t`Title`} />
      <TextAreaField {...field('comment')} label={t`Comment`} rows={4} />
      <TextAreaField
        {...field('reason')}
        label={t`Reason`}
        rows={2}
        help={t`Shown in the review’s history and the audit log.`}
      />
    </FormDialog>
  );
}
