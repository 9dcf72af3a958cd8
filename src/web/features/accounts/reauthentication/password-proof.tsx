// The proof by password.

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';

/** Asks for the signed-in person's password; while viewing as someone else, the real account's. */
export function PasswordProof({ onProved }: { onProved: () => void }) {
  const { email, viewedBy } = useCurrentUser();
  const values = useForm({ defaultValues: { password: '' }, shouldFocusError: false });
  const { field, ...form } = useEndpointForm(values, endpoints.proveIdentity, {
    id: 'prove-by-password',
    sent: ({ password }) => ({ body: { way: 'password' as const, password } }),
    onSuccess: onProved,
  });
  const { setFocus } = values;
  // The dialog opens before the field loads. Not on touch screens, where the keyboard would hide the text.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) setFocus('password');
  }, [setFocus]);
  return (
    <Form form={form} className="grid gap-4">
      {/* For password managers. */}
      {viewedBy === null && <input type="text" value={email} autoComplete="username" readOnly hidden />}
      <PasswordField
        {...field('password', { required: 'Please enter your password.' })}
        label="Your password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={form.isPending}>
        Confirm
      </Button>
    </Form>
  );
}
