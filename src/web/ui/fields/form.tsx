// The frame of a form, with its error summary first.

import { t } from '@lingui/core/macro';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { FormDraft } from '#web/lib/forms/form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FormErrors } from './form-errors.tsx';

/** What a form needs, as `useEndpointForm` gives it. */
export interface FormParts {
  id: string;
  errors: readonly { fieldId?: string; message: string }[];
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  draft?: FormDraft | undefined;
}

interface FormProps {
  form: FormParts;
  /** For a button outside of it. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Validated by the schema, not by the browser. */
export function Form({ form, id, className = 'grid gap-5', children }: FormProps) {
  return (
    <form id={id} noValidate className={className} onSubmit={form.submit}>
      <FormErrors errors={form.errors} />
      {form.draft?.restored && <DraftNotice draft={form.draft} />}
      {children}
    </form>
  );
}

/** Says that a draft was restored, and offers to discard it. */
export function DraftNotice({ draft }: { draft: Pick<FormDraft, 'restored' | 'discard'> }) {
  return (
    <p role="status" className="-my-1 flex items-center justify-between gap-3 text-sm text-ink-muted">
      {draft.restored === 'changed'
        ? t`Draft restored. The saved version has changed since you wrote it. Check before you save.`
        : t`Draft restored`}
      <Button variant="ghost" size="sm" className="-mr-3 shrink-0" onClick={draft.discard}>
        {t`Discard`}
      </Button>
    </p>
  );
}

/** The buttons at the foot of a form, at the right as in dialogs; on a phone as wide as it. The one that sends comes last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}
