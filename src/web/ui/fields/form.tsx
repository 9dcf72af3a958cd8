// The frame of a form: what is wrong with it comes first.

import type { BaseSyntheticEvent, ReactNode } from 'react';
import { FormErrors } from './form-errors.tsx';

/** What a form needs, as `useEndpointForm` gives it. */
export interface FormParts {
  id: string;
  errors: readonly { fieldId?: string; message: string }[];
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
}

interface FormProps {
  form: FormParts;
  /** For a button outside of it. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Checked by the schema alone, never by the browser. */
export function Form({ form, id, className = 'grid gap-5', children }: FormProps) {
  return (
    <form id={id} noValidate className={className} onSubmit={form.submit}>
      <FormErrors errors={form.errors} />
      {children}
    </form>
  );
}

/** The buttons at the foot of a form, at the right as in dialogs; on a phone as wide as it. The one that sends comes last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}
