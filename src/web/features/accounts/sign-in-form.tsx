// Signing in with e-mail and password.

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { readFormDraft, useFormDraft } from '#web/lib/forms/form-draft.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { ForgotPasswordDialog } from './password/forgot-password-dialog.tsx';
import { NewLinkOffer } from './password/new-link-offer.tsx';
import { useWelcome } from './use-welcome.ts';
import { emailDraft } from './visitor-drafts.ts';

interface SignInFormProps {
  /** Where to go afterwards: a path of this site. */
  returnTo: string;
  /** Whether the person comes from a confirmation link that did not work. */
  isLinkBroken: boolean;
  /** The password was right, and the account asks for its second factor. */
  onSecondStep: () => void;
}

/** Signs in; helps those who have forgotten their password or whose address is not confirmed yet. */
export function SignInForm({ returnTo, isLinkBroken, onSecondStep }: SignInFormProps) {
  const [isForgotten, setIsForgotten] = useState(false);
  const welcome = useWelcome(returnTo);
  const form = useForm({
    defaultValues: { email: '', password: '', ...readFormDraft(emailDraft.key, { email: '' }, emailDraft) },
    shouldFocusError: false,
  });
  useFormDraft(form, emailDraft.key, emailDraft);
  const email = useWatch({ control: form.control, name: 'email' });
  const { field, sending, ...signingIn } = useEndpointForm(form, endpoints.login, {
    id: 'sign-in',
    sent: (body) => ({ body }),
    onSuccess: welcome,
    onFailure: (error) => {
      const isHalfway = error instanceof ApiError && error.code === 'second_step_needed';
      if (isHalfway) onSecondStep();
      return isHalfway;
    },
    failure: { title: 'Login Failed', fallback: 'Login failed' },
  });

  const isUnconfirmed = sending.error instanceof ApiError && sending.error.code === 'email_unverified';
  const askForEmail = async () => ((await form.trigger('email', { shouldFocus: true })) ? email : undefined);

  return (
    <>
      <Form form={signingIn}>
        {(isUnconfirmed || isLinkBroken) && (
          <NewLinkOffer askForEmail={askForEmail}>
            {isUnconfirmed
              ? 'The link is not in your inbox, or no longer works?'
              : 'Your address is not confirmed yet? Enter it below, then ask for a new link.'}
          </NewLinkOffer>
        )}
        <TextField
          {...field('email', { required: 'Please enter your email address.' })}
          label="Email"
          type="email"
          autoComplete="username webauthn"
        />
        <div className="grid gap-1">
          <PasswordField
            {...field('password', { required: 'Please enter your password.' })}
            label="Password"
            autoComplete="current-password"
          />
          <Button variant="ghost" size="sm" className="-mr-3 justify-self-end" onClick={() => setIsForgotten(true)}>
            Forgot password?
          </Button>
        </div>
        <Button type="submit" size="lg" busy={signingIn.isPending || sending.isSuccess} busyLabel="Signing in...">
          Sign In
        </Button>
      </Form>
      {/* Beside the form, not in it: what is submitted in the dialog would be submitted here as well. */}
      <ForgotPasswordDialog email={email} open={isForgotten} onOpenChange={setIsForgotten} />
    </>
  );
}
