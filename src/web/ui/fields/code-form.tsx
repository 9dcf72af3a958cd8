// The form for a code from an authenticator app, or a recovery code.

import { msg, t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { say } from '#domain/language/say.ts';
import { useSavingForm } from '#web/lib/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from './field.tsx';
import { Form } from './form.tsx';

const texts = {
  totp: {
    label: msg`Code from your authenticator app`,
    help: msg`Six digits that change every 30 seconds.`,
    missing: msg`Please enter the code from your app.`,
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  'recovery-code': {
    label: msg`Recovery code`,
    help: msg`One of the ten codes you saved. Each works once.`,
    missing: msg`Please enter a recovery code.`,
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const;

interface CodeFormProps {
  way: keyof typeof texts;
  /** What it throws is shown in the form. */
  prove: (code: string) => Promise<unknown>;
  submitLabel?: string;
}

/** Asks for the code and sends it. */
export function CodeForm({ way, prove, submitLabel = t`Confirm` }: CodeFormProps) {
  const { label, help, missing, input } = texts[way];
  const values = useForm({ defaultValues: { code: '' }, shouldFocusError: false });
  const { field, ...form } = useSavingForm(values, `step-${way}`, ({ code }) => prove(code));
  return (
    <Form form={form} className="grid gap-4">
      <TextField
        {...field('code', { required: say(missing) })}
        {...input}
        label={say(label)}
        help={say(help)}
        required
      />
      <Button type="submit" busy={form.isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
