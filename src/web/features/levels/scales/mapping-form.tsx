// The form of a mapping: number and label of each half step, and where they come from.

import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type LevelScale, stepRange, WrittenMapping } from '#contract/levels/level-scales.ts';
import { formulaSteps, mappingLimits } from '#domain/levels/level-scales.ts';
import { levelOptions, scaleText } from '#domain/levels/levels.ts';
import { numberText, oneDecimal } from '#domain/round-to.ts';
import { typedNumber } from '#web/lib/forms/typed-numbers.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { controlStyles } from '#web/ui/fields/control-styles.ts';
import { DateField, TextField } from '#web/ui/fields/field.tsx';
import { Form, FormActions } from '#web/ui/fields/form.tsx';
import { numberInput } from '#web/ui/fields/number-field.tsx';

interface Typed {
  /** Numbers as typed. */
  steps: { value: string; label: string }[];
  source: string;
  sourceLink: string;
  sourceOn: string;
}

const numberOf = (typed: string) => typedNumber(typed, stepRange);

const schema = z
  .custom<Typed>()
  .transform((typed) => ({
    ...typed,
    sourceLink: typed.sourceLink as string | null,
    steps: typed.steps.map(({ value, label }) => ({ value: numberOf(value) as number, label })),
  }))
  .pipe(WrittenMapping);

/** Begins with the mapping, or else with the formula. */
export function MappingForm({ one, onSaved }: { one: LevelScale; onSaved: () => void }) {
  const { scale, version, mapping } = one;
  const form = useSchemaForm<Typed, WrittenMapping>(
    schema,
    {
      steps: (mapping?.steps ?? formulaSteps(scale)).map(({ value, label }) => ({ value: oneDecimal(value), label })),
      source: mapping?.source ?? '',
      sourceLink: mapping?.sourceLink ?? '',
      sourceOn: mapping?.sourceOn ?? '',
    },
    `level-scale:${scale}`,
  );
  const { field, ...saving } = useEndpointForm(form, endpoints.setLevelScale, {
    id: `scale-${scale}`,
    refreshOnFailure: true,
    sent: (body) => ({ params: { scale }, body: { ...body, version } }),
    onSuccess: () => {
      onSaved();
      toast({
        title: t`${{ scale }} mapping saved`,
        description: t`Everyone sees their level by it now.`,
        tone: 'success',
      });
    },
  });
  const errors = saving.errors.map(({ fieldId, message }) => ({
    ...(fieldId !== undefined && { fieldId }),
    message: stepMessage(fieldId, message),
  }));
  return (
    <Form form={{ ...saving, errors }}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t`Number and label of each level on the ${{ scale }} scale`}</caption>
        <thead>
          <tr className="text-left text-xs text-ink-muted *:pr-3 *:pb-2 *:font-medium">
            <th scope="col" className="w-12 sm:w-48">
              {t`Level`}
            </th>
            <th scope="col" className="w-22 sm:w-28">
              {t`Number`}
            </th>
            <th scope="col">{t`Label`}</th>
            <th scope="col" className="max-sm:hidden">
              {t`Shown as`}
            </th>
          </tr>
        </thead>
        <tbody>
          {levelOptions.map(({ value: level, name }, index) => {
            // oxlint-disable-next-line pala-texts/in-macros -- names of fields
            const [number, label] = [field(`steps.${index}.value`), field(`steps.${index}.label`)];
            const problems = [number, label].filter(({ error }) => error !== undefined);
            return (
              <Fragment key={level}>
                <tr className="border-t *:py-1.5 *:pr-3 *:last:pr-0">
                  <th scope="row" className="text-left font-medium">
                    {numberText(level)}
                    <span className="ml-2 font-normal text-ink-muted max-sm:hidden">{name}</span>
                  </th>
                  <td>
                    <StepInput
                      label={t`Number at level ${{ level: numberText(level) }}`}
                      {...numberInput(stepRange, 0.1)}
                      {...number}
                    />
                  </td>
                  <td>
                    <StepInput
                      label={t`Label at level ${{ level: numberText(level) }}`}
                      autoComplete="off"
                      {...label}
                    />
                  </td>
                  <td className="max-sm:hidden">
                    <Shown control={form.control} scale={scale} index={index} />
                  </td>
                </tr>
                {problems.length > 0 && (
                  <tr>
                    <td colSpan={4} className="pb-2 pl-12 sm:pl-48">
                      {problems.map(({ id, error }) => (
                        <p key={id} id={`${id}-error`} className="flex items-start gap-1.5 text-danger">
                          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                          <span>{error}</span>
                        </p>
                      ))}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <TextField
        {...field('source')}
        label={t`Source`}
        autoComplete="off"
        help={t`Where these numbers come from, such as a federation’s circular or an agreement of your coaches. Up to ${{ most: mappingLimits.source }} characters.`}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('sourceLink')} label={t`Link to the source`} optional type="url" autoComplete="off" />
        <DateField {...field('sourceOn')} label={t`Date of the source`} />
      </div>
      <FormActions>
        <Button type="submit" busy={saving.isPending} busyLabel={t`Saving...`}>
          {mapping ? t`Save mapping` : t`Set mapping`}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The message after "Level 2.5: " for an error of a step's field; the message alone for others. */
function stepMessage(fieldId: string | undefined, problem: string): string {
  const index = /steps\.(\d+)\./.exec(fieldId ?? '')?.[1];
  return index === undefined
    ? problem
    : t`Level ${{ level: numberText(levelOptions[Number(index)]?.value ?? '') }}: ${{ problem }}`;
}

type StepInputProps = ComponentProps<'input'> & { label: string; id: string; error: string | undefined };

/** An input in the table; its error stands below the row. */
function StepInput({ label, error, ...input }: StepInputProps) {
  return (
    <input
      type="text"
      aria-label={label}
      {...input}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${input.id}-error`}
      className={controlStyles}
    />
  );
}

interface ShownProps {
  control: ReturnType<typeof useSchemaForm<Typed, WrittenMapping>>['control'];
  scale: LevelScale['scale'];
  index: number;
}

/** How a level will read, as far as the number can be read. */
function Shown({ control, scale, index }: ShownProps) {
  const { value, label } = useWatch({ control, name: `steps.${index}` });
  const number = numberOf(value);
  if (number === null || Number.isNaN(number)) return <span className="text-ink-muted">–</span>;
  return (
    <span className="wrap-anywhere">
      <span>{scaleText({ federation: scale, value: oneDecimal(number), isAbout: false })}</span> · <span>{label}</span>
    </span>
  );
}
