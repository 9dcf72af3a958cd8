// The form of an own entry.

import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { type OpenQuestion, type OwnEntry, WrittenEntry } from '#contract/assistant/open-questions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { entrySkills, ownEntryLimits } from '#domain/assistant/open-questions.ts';
import { isBlank } from '#domain/plain-text.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { entrySkillLabel } from './own-entries.tsx';

export interface EntryFormProps {
  /** The entry to change; a new one without it. */
  entry?: OwnEntry;
  /** The questions that a new entry answers. */
  group?: OpenQuestion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The select's value for "no skill", since option values may not be empty. */
const noSkill = 'none';
interface Typed {
  question: string;
  wordings: string;
  answer: string;
  skill: string;
}

const skillOptions = () => [
  { value: noSkill, label: t`No skill` },
  ...entrySkills.map((skill) => ({ value: skill, label: entrySkillLabel(skill) })),
];

/** One line for each wording. */
const schema = z
  .custom<Typed>()
  .transform((typed) => ({
    ...typed,
    wordings: typed.wordings.split('\n').filter((line) => !isBlank(line)),
    skill: typed.skill === noSkill ? null : (typed.skill as WrittenEntry['skill']),
  }))
  .pipe(WrittenEntry);

/** Begins empty for a group: what is kept are the administrator's own words. */
export function EntryForm({ entry, group, open, onOpenChange }: EntryFormProps) {
  const begun: Typed = {
    question: entry?.question ?? '',
    wordings: entry?.wordings.join('\n') ?? '',
    answer: entry?.answer ?? '',
    skill: entry?.skill ?? noSkill,
  };
  const form = useSchemaForm(schema, begun, `smashy-entry:${entry?.id ?? group?.id ?? 'new'}`);
  const shared = {
    id: `entry-${entry?.id ?? group?.id ?? 'new'}`,
    onSuccess: () => {
      onOpenChange(false);
      form.reset(begun);
      toast({
        title: entry ? t`Entry changed` : t`Added to knowledge`,
        description: t`Smashy answers with it from now on.`,
      });
    },
  };
  const adding = useEndpointForm(form, endpoints.addOwnEntry, {
    ...shared,
    refreshOnFailure: true,
    sent: (body) => ({ body: { ...body, ...(group && { questionId: group.id }) } }),
  });
  const changing = useEndpointForm(form, endpoints.changeOwnEntry, {
    ...shared,
    refreshOnFailure: true,
    sent: (body) => ({ params: { entryId: entry?.id ?? '' }, body: { ...body, version: entry?.version ?? 0 } }),
  });
  const { field, ...sending } = entry ? changing : adding;
  return (
    <FormDialog
      form={sending}
      open={open}
      onOpenChange={onOpenChange}
      title={entry ? t`Edit entry` : t`Add to knowledge`}
      description={
        group ? askedWords(group) : t`Smashy answers everyone with it, and says that administrators added it.`
      }
      submitLabel={entry ? t`Save entry` : t`Add entry`}
    >
      <TextField {...field('question')} label={t`Question`} help={t`In your own words, as most people would ask it.`} />
      <TextAreaField
        {...field('wordings')}
        label={t`Other ways to ask`}
        optional
        rows={2}
        help={t`One on each line, up to ${{ limit: ownEntryLimits.wordings }}. Short ones help, and other languages.`}
      />
      <TextAreaField
        {...field('answer')}
        label={t`Answer`}
        rows={6}
        help={t`Blank lines make paragraphs, “- ” a list, **two stars** bold, and [a name](/profile) a link to one of our pages.`}
      />
      <SelectField {...field('skill')} label={t`Skill`} options={skillOptions()} />
    </FormDialog>
  );
}

/** What was asked, for the administrator's own words. */
function askedWords({ question, wordings }: OpenQuestion): string {
  const asked = [question, ...wordings.slice(0, 2)].map((one) => `“${one}”`).join(', ');
  return t`Asked as ${{ asked }}. Use your own words: leave out names and details of the person who asked.`;
}
