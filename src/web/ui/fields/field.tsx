// Form fields: label above, control, help below, error in place. They take react-hook-form's `register()` by spreading.

import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { controlStyles } from './control-styles.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

export { FormErrors } from './form-errors.tsx';

/** What every field takes besides its control's own props. */
export interface FieldTexts {
  label: string;
  help?: ReactNode;
  error?: string;
  /** Whether the field is checked while it is typed in: then screen readers say its error as it comes. */
  isLive?: boolean;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
}

/** How a control is tied to its label, help and error. */
export interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

interface FieldProps extends FieldTexts {
  /** Id of the control; one is made up when it is left out. */
  id?: string;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** Frame of any control; `children` receives the ids to put on it. */
export function Field({ label, help, error, isLive = false, optional = false, id, className, children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const helpId = `${control}-help`;
  const errorId = `${control}-error`;
  const describedBy = describe(error && errorId, help && helpId);
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={control} className="flex items-baseline justify-between gap-2 text-sm font-medium">
        {label}
        {optional && <span className="text-xs font-normal text-ink-muted">Optional</span>}
      </label>
      {children({ id: control, describedBy, invalid: Boolean(error) })}
      <FieldNotes {...{ help, helpId, error, errorId, isLive }} />
    </div>
  );
}

interface FieldNotesProps {
  help: ReactNode;
  helpId: string;
  error: string | undefined;
  errorId: string;
  isLive?: boolean;
}

/** Error and help under a control. */
function FieldNotes({ help, helpId, error, errorId, isLive = false }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={errorId} role={isLive ? 'alert' : undefined} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <p id={helpId} className="text-sm text-ink-muted">
          {help}
        </p>
      )}
    </>
  );
}

function describe(...ids: unknown[]): string | undefined {
  return ids.filter((id): id is string => typeof id === 'string' && id !== '').join(' ') || undefined;
}

/** The attributes by which a control points at its label, help and error. */
function controlProps({ id, describedBy, invalid }: FieldIds) {
  return { id, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
}

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** One line of text. `className` goes to the frame. */
export function TextField({ label, help, error, isLive, optional, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, help, error, isLive, optional, id, className }}>
      {(ids) => <input type="text" {...input} {...controlProps(ids)} className={controlStyles} />}
    </Field>
  );
}

/** A date, chosen with the browser's own calendar; its value is `YYYY-MM-DD`. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />;
}

/** Several lines of text; grows with what is typed. */
export function TextAreaField(props: FieldTexts & TextAreaProps) {
  const { label, help, error, optional, id, className, ...area } = props;
  return (
    <Field {...{ label, help, error, optional, id, className }}>
      {(ids) => (
        <TextArea
          rows={4}
          {...area}
          {...controlProps(ids)}
          className="max-h-96 min-h-24 resize-y field-sizing-content pointer-fine:min-h-24"
        />
      )}
    </Field>
  );
}

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** The first option, whose value is empty: nothing chosen yet. */
  placeholder?: string;
}

/** Nothing chosen yet: as quiet as the placeholder of a line of text, while its options keep their colour. */
const emptyStyles = 'has-[option[value=""]:checked]:text-ink-muted [&>option]:text-ink';

/** One of a short list, chosen with the browser's own select. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, id, className, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, help, error, optional, id, className }}>
      {(ids) => (
        <span className="relative block">
          <select
            {...select}
            {...controlProps(ids)}
            className={cn(controlStyles, placeholder !== undefined && emptyStyles, 'appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-muted"
          />
        </span>
      )}
    </Field>
  );
}

/** A password, hidden until the person asks to see it. Say `autoComplete` ("current-password" or "new-password"). */
export function PasswordField({ label, help, error, optional, id, className, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, help, error, optional, id, className }}>
      {(ids) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...controlProps(ids)}
            type={shown ? 'text' : 'password'}
            className={cn(controlStyles, 'pr-12')}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-lg text-ink-muted hover:text-ink"
          >
            {shown ? <EyeOff aria-hidden className="size-4.5" /> : <Eye aria-hidden className="size-4.5" />}
          </button>
        </span>
      )}
    </Field>
  );
}

interface CheckboxFieldProps extends Omit<FieldTexts, 'label' | 'optional'>, Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links, as in "I accept the privacy policy". */
  label: ReactNode;
}

/** A tick box with its words beside it. */
export function CheckboxField({ label, help, error, id, className, ...input }: CheckboxFieldProps) {
  const made = useId();
  const control = id ?? made;
  const helpId = `${control}-help`;
  const errorId = `${control}-error`;
  const describedBy = describe(error && errorId, help && helpId);
  return (
    <div className={cn('grid content-start gap-1', className)}>
      <div className="flex min-h-11 items-center gap-3 pointer-fine:min-h-8">
        <input
          {...input}
          {...controlProps({ id: control, describedBy, invalid: Boolean(error) })}
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
        />
        <label htmlFor={control} className="text-sm">
          {label}
        </label>
      </div>
      <FieldNotes {...{ help, helpId, error, errorId }} />
    </div>
  );
}
