// What coaches asked to see again: whether the new video shows it, and from when to when.

import { t } from '@lingui/core/macro';
import { type FieldError, get, useWatch } from 'react-hook-form';
import { dayWords } from '#domain/reviews/priorities/situation-requests.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { useRequests, useToday } from '#web/features/reviews/shared/situations/use-requests.ts';
import { CheckboxField, TextField } from '#web/ui/fields/field.tsx';
import type { emptyAddVideo } from './shared/sent-video/sent-values.ts';
import type { useAddVideo } from './use-add-video.ts';

type Values = typeof emptyAddVideo;

interface SituationFieldsProps {
  playerId: string;
  form: ReturnType<typeof useAddVideo>['form'];
  /** Id of the form. */
  id: string;
}

/** Nothing without an open request. */
export function SituationFields({ playerId, form, id }: SituationFieldsProps) {
  const today = useToday();
  const requests = useRequests(playerId).filter(({ closed }) => closed === null);
  const situations = useWatch({ control: form.control, name: 'situations' }) ?? {};
  const put = (next: Values['situations']) => form.setValue('situations', next, { shouldDirty: true });
  if (requests.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-lg border p-3">
      <legend className="px-1 text-sm font-medium">{t`Your coach asked for this again`}</legend>
      {requests.map(({ id: requestId, skill, focus, dueOn }) => {
        const typed = situations[requestId];
        const name = `situations-${requestId}`;
        const problem: FieldError | undefined = get(form.formState.errors, name);
        const error = problem?.message;
        const label = skillLabel(skill);
        return (
          <div key={requestId} className="grid gap-2">
            <CheckboxField
              label={t`This is the same situation: ${{ skill: label }}`}
              help={`${withoutAiPrefix(focus)} · ${t`by ${{ date: dayWords(dueOn, today) }}`}`}
              checked={typed !== undefined}
              onChange={({ target }) => {
                const { [requestId]: _, ...others } = situations;
                put(target.checked ? { ...others, [requestId]: { from: '', to: '' } } : others);
                form.clearErrors(name as 'situations');
              }}
            />
            {typed && (
              <div className="grid grid-cols-2 gap-3 pl-8 sm:max-w-96">
                {(['from', 'to'] as const).map((end) => (
                  <TextField
                    key={end}
                    id={end === 'from' ? `${id}-${name}` : `${id}-${name}-to`}
                    label={end === 'from' ? t`From` : t`To`}
                    aria-label={end === 'from' ? t`${{ skill: label }}, from, m:ss` : t`${{ skill: label }}, to, m:ss`}
                    placeholder="m:ss"
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={12}
                    data-draft={form.draft.mark}
                    optional
                    value={typed[end]}
                    error={end === 'from' ? error : undefined}
                    onChange={({ target }) => {
                      put({ ...situations, [requestId]: { ...typed, [end]: target.value } });
                      if (error) form.clearErrors(name as 'situations');
                    }}
                  />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
