// The form of a reference clip.

import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { NewReferenceClip, type ReferenceClip } from '#contract/levels/reference-clips.ts';
import { seasonOf, seasonWords } from '#domain/levels/clip-season.ts';
import { type ClipRatings, clipSkills } from '#domain/levels/reference-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';
import { RatedSkills } from '#web/features/reviews/shared/skill-table/rated-skills.tsx';
import { useUnread, withSkill } from '#web/features/reviews/shared/skill-table/ratings-by-skill.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { TimeField, useTimeProblem } from '#web/ui/fields/time-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { useNow } from '#web/ui/use-now.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  seasons: readonly string[];
}

/** Adds a draft. @param season the one shown, offered if it is not over */
export function NewClip({ season, seasons, ...dialog }: DialogProps & { season: string }) {
  const current = seasonOf(new Date(useNow().getTime()));
  const open = seasons.filter((one) => one >= current);
  const values: NewReferenceClip = {
    title: '',
    videoUrl: '',
    start: 0,
    end: 30,
    player: '',
    source: '',
    season: open.includes(season) ? season : current,
    agreed: {},
  };
  const form = useSchemaForm(NewReferenceClip, values, 'new-reference-clip');
  const adding = useEndpointForm(form, endpoints.createReferenceClip, {
    id: 'new-clip',
    sent: (body) => ({ body }),
    onSuccess: () => {
      form.reset(values);
      dialog.onOpenChange(false);
      toast({ title: t`Draft saved`, description: t`Publish it when the set is complete.`, tone: 'success' });
    },
  });
  return (
    <FormDialog form={adding} {...dialog} title={t`Add a reference clip`} submitLabel={t`Save draft`}>
      <ClipFields form={form} parts={adding} seasons={open} isFixed={false} />
    </FormDialog>
  );
}

/** Changes a clip; what is fixed once it is published is shown. */
export function EditClip({ clip, seasons, ...dialog }: DialogProps & { clip: ReferenceClip }) {
  const { id: clipId, version, title, videoUrl, start, end, player, source, season, agreed, state } = clip;
  const values: NewReferenceClip = { title, videoUrl, start, end, player, source, season, agreed };
  const form = useSchemaForm(NewReferenceClip, values, `reference-clip-${clipId}`);
  const saving = useEndpointForm(form, endpoints.changeReferenceClip, {
    id: 'edit-clip',
    sent: (body) => ({ params: { clipId }, body: { version, clip: body } }),
    onSuccess: () => {
      dialog.onOpenChange(false);
      toast({ title: t`${{ title }} is saved`, tone: 'success' });
    },
  });
  const current = seasonOf(new Date(useNow().getTime()));
  const open = seasons.filter((one) => one >= current || one === season);
  return (
    <FormDialog form={saving} {...dialog} title={t`Edit clip`} submitLabel={t`Save`}>
      <ClipFields form={form} parts={saving} seasons={open} isFixed={state !== 'draft'} />
    </FormDialog>
  );
}

type ClipForm = ReturnType<typeof useSchemaForm<NewReferenceClip, NewReferenceClip>>;

interface FieldsProps {
  form: ClipForm;
  parts: Pick<
    ReturnType<
      typeof useEndpointForm<
        typeof endpoints.createReferenceClip,
        NewReferenceClip,
        NewReferenceClip,
        ClipForm['draft']
      >
    >,
    'field' | 'mark'
  >;
  seasons: readonly string[];
  /** Whether season and ratings stay as they are. */
  isFixed: boolean;
}

function ClipFields({ form, parts: { field, mark }, seasons, isFixed }: FieldsProps) {
  return (
    <>
      <TextField {...field('title')} label={t`Title`} autoComplete="off" />
      <TextField {...field('videoUrl')} label={t`YouTube or Matchi link`} inputMode="url" autoComplete="off" />
      <div className="grid gap-1.5">
        <div className="flex flex-wrap gap-4">
          <Time form={form} name="start" label={t({ message: 'Start', context: 'clip' })} />
          <Time form={form} name="end" label={t({ message: 'End', context: 'clip' })} />
        </div>
        {(mark('start').error ?? mark('end').error) && (
          <p id={mark('end').id} className="text-sm text-danger">
            {mark('start').error ?? mark('end').error}
          </p>
        )}
      </div>
      <TextField
        {...field('player')}
        label={t`Player to rate`}
        help={t`As they look in the picture, e.g. near court, left, white shirt. No names needed.`}
        autoComplete="off"
      />
      {isFixed ? (
        <FixedRatings form={form} />
      ) : (
        <>
          <SelectField
            {...field('season')}
            label={t`Season`}
            options={seasons.map((value) => ({ value, label: seasonWords(value) }))}
          />
          <AgreedRatings form={form} error={mark('agreed').error} />
        </>
      )}
      <TextField
        {...field('source')}
        label={t`Who agreed, and how`}
        help={t`Coaches read it after rating, e.g. mean of four national coaches who rated separately.`}
      />
    </>
  );
}

function Time({ form, name, label }: { form: ClipForm; name: 'start' | 'end'; label: string }) {
  const seconds = useWatch({ control: form.control, name });
  const problem = useTimeProblem();
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      <TimeField
        {...problem.field}
        label={name === 'start' ? t`Start of the clip, m:ss` : t`End of the clip, m:ss`}
        seconds={seconds}
        onSet={(next) => {
          form.setValue(name, Math.floor(next), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
          return null;
        }}
      />
      {problem.sentence}
    </div>
  );
}

/** Skills with a rating are those that coaches rate. */
function AgreedRatings({ form, error }: { form: ClipForm; error: string | undefined }) {
  const agreed: ClipRatings = useWatch({ control: form.control, name: 'agreed' });
  const { unread, keepUnread } = useUnread();
  const rate = useCallback(
    (skill: SkillName, rating: number | null) => {
      const next = withSkill<number>(form.getValues('agreed'), skill, rating);
      form.setValue('agreed', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    },
    [form],
  );
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1 text-sm font-medium">{t`Agreed ratings`}</legend>
      <p className="mb-2 text-sm text-ink-muted">{t`Coaches rate the skills that you rate here.`}</p>
      <RatedSkills skills={skillNames} ratings={agreed} unread={unread} onRate={rate} onUnread={keepUnread} />
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}

function FixedRatings({ form }: { form: ClipForm }) {
  const { agreed, season } = form.getValues();
  const ratings = clipSkills(agreed).map((skill) => `${skillLabel(skill)} ${oneDecimal(agreed[skill] ?? 0)}`);
  return (
    <p className="text-sm text-ink-muted">
      {t`Published for ${{ season: seasonWords(season) }} with ${{ ratings: ratings.join(', ') }}. These stay; retire the clip to use others.`}
    </p>
  );
}
