// Forms that call an endpoint: validated, sent once, with the server's errors beside the fields.

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type Resolver,
  type SubmitErrorHandler,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { NumberRange } from '#domain/typed-number.ts';
import type { DraftMark } from '#web/lib/drafts.ts';
import type { Sent } from '#web/lib/http/api.ts';
import { type CallOptions, useCall } from '#web/lib/http/use-call.ts';
import { failureToast } from './failure-toast.ts';
import { type DraftRule, type FormDraft, useDraftedForm } from './form-draft.ts';
import { errorList, showFormErrors } from './form-errors.ts';
import { type Typed, withNumbers } from './typed-numbers.ts';

/** A form whose values are checked by a schema; it sends what the schema makes of them, and keeps what is typed as `draft` says. */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
  defaultValues: DefaultValues<NoInfer<Values>>,
  draft: DraftRule<NoInfer<Values>>,
) {
  return useDraftedForm<Values, Output>({ resolver: zodResolver(schema), defaultValues }, draft);
}

/** The same for a form with number fields: they hold text, so that what cannot be read stays there, in drafts too. */
export function useNumbersForm<Values extends FieldValues, Output, Name extends keyof Values & string>(
  schema: z.ZodType<Output, Values>,
  ranges: Record<Name, NumberRange>,
  defaultValues: DefaultValues<NoInfer<Typed<Values, Name>>>,
  draft: DraftRule<NoInfer<Typed<Values, Name>>>,
) {
  type Check = Resolver<Typed<Values, Name>, unknown, Output>;
  // Its errors are those of the fields, whose names are the same.
  const check = zodResolver(schema) as unknown as (
    values: Values,
    ...rest: Parameters<Check> extends [unknown, ...infer Rest] ? Rest : never
  ) => ReturnType<Check>;
  return useDraftedForm<Typed<Values, Name>, Output>(
    { resolver: (typed, ...rest) => check(withNumbers<Values, Name>(typed, ranges), ...rest), defaultValues },
    draft,
  );
}

/** What a form's field takes: the props of an input, its id and its error; of a form with a draft also the mark of that. */
type FieldProps<D> = UseFormRegisterReturn & { id: string; error: string | undefined } & (D extends FormDraft
    ? { 'data-draft': DraftMark }
    : unknown);

/** What some of a form's fields need of it. */
export type FieldOf<Name extends string, Rules = never> = (name: Name, rules?: Rules) => FieldProps<FormDraft>;

/** A form, with its draft if it has one: codes and passwords are never kept. */
type FormWith<Values extends FieldValues, Output, D> = UseFormReturn<Values, unknown, Output> & { draft?: D };

/**
 * What the screen of a form puts on its fields.
 *
 * @param id of the form; each field's is the same, a dash, and its name
 */
export function formFields<Values extends FieldValues, Output, D extends FormDraft | undefined = undefined>(
  { register, formState: { errors }, draft }: FormWith<Values, Output, D>,
  id: string,
) {
  /** Id and error of a field that is no input of the browser. */
  const mark = (name: Path<Values>) => {
    const error: FieldError | undefined = get(errors, name);
    return { id: `${id}-${name}`, error: error?.message };
  };
  return {
    id,
    mark,
    /** An input of the form, to be spread on a field. */
    field: (name: Path<Values>, rules?: RegisterOptions<Values, Path<Values>>) =>
      ({ ...register(name, rules), ...mark(name), ...(draft && { 'data-draft': draft.mark }) }) as FieldProps<D>,
    /** For the form's frame. */
    draft,
    /** For `FormErrors`. */
    errors: errorList(errors, id),
  };
}

type EndpointFormOptions<E extends EndpointDefinition, Values extends FieldValues, Output> = Omit<
  CallOptions<E, unknown>,
  'onError' | 'onMutate'
> & {
  /** Of the form; each field's is the same, a dash, and its name. */
  id: string;
  /** What is sent of the checked values. */
  sent: (checked: Output) => Sent<E>;
  /** Looks at the checked values once more, and says itself what is wrong; nothing is sent then. */
  isRefused?: (checked: Output) => boolean;
  /** The schema refuses what was typed. */
  onInvalid?: SubmitErrorHandler<Values>;
  /** The toast that is fixed for a failure; without it, a failure is said in the form alone. */
  failure?: { title: string; fallback: string };
  /** Sees a failure first; true when the form need not say it any more. */
  onFailure?: (error: Error) => boolean | void;
};

/** Ties a form to an endpoint. While a call is under way, nothing is sent a second time. */
export function useEndpointForm<
  E extends EndpointDefinition,
  Values extends FieldValues,
  Output,
  D extends FormDraft | undefined = undefined,
>(
  form: FormWith<Values, Output, D>,
  endpoint: E,
  { id, sent, isRefused, onInvalid, failure, onFailure, ...options }: EndpointFormOptions<E, Values, Output>,
) {
  /** The form's values as they were when they were sent. */
  const submitted = useRef<object>({});
  const sending = useCall<E>(endpoint, {
    ...options,
    onMutate: () => {
      submitted.current = structuredClone(form.getValues());
    },
    onSuccess: (...parameters) => {
      form.draft?.arrived(submitted.current);
      return options.onSuccess?.(...parameters);
    },
    onError: (error) => {
      if (onFailure?.(error) === true) return;
      showFormErrors(error, form);
      if (failure) failureToast(failure.title, error, failure.fallback);
    },
  });
  const submit = form.handleSubmit((checked) => {
    if (!isRefused?.(checked) && !sending.isPending) sending.mutate(sent(checked));
  }, onInvalid);
  return { ...formFields(form, id), sending, isPending: sending.isPending, submit };
}

/**
 * The same for a form whose caller does the sending: what `save` throws is shown in the form, and nothing typed is lost. `onSaved` runs
 * once it is saved.
 */
export function useSavingForm<Values extends FieldValues, Output, D extends FormDraft | undefined = undefined>(
  form: FormWith<Values, Output, D>,
  id: string,
  save: (checked: Output) => Promise<unknown>,
  onSaved?: () => void,
) {
  const submit = form.handleSubmit(async (checked) => {
    const submitted = structuredClone(form.getValues());
    try {
      await save(checked);
      form.draft?.arrived(submitted);
      onSaved?.();
    } catch (error) {
      showFormErrors(error, form);
    }
  });
  return { ...formFields(form, id), isPending: form.formState.isSubmitting, submit };
}
