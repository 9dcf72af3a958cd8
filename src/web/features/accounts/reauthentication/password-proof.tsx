// The proof by password.

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';

/** Asks for the password of whoever is signed in; of the real account while the product is viewed as someone else. */
export function PasswordProof({ onProved }: { onProved: () => void }) {
  const { email, viewedBy } = useCurrentUser();
  const values = useForm({ defaultValues: { password: '' }, shouldFocusError: false });
  const { field, ...form } = useEndpointForm(values, endpoints.proveIdentity, {
    id: 'prove-by-password',
    sent: ({ password }) => ({ body: { way: 'password' as const, password } }),
    onSuccess: onProved,
  });
  const { setFocus } = values;
  // The dialog was open before the field was there. Not by touch: the keyboard of the phone would hide the words.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) setFocus('password');
  }, [setFocus]);
  return (
    <Form form={form} className="grid gap-4">
      {/* Tells password managers whose password it is. */}
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
