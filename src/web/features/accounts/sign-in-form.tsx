// Signing in with e-mail and password.

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { redirectDelay } from '#web/lib/browser-navigation.ts';
import { formFailure } from '#web/lib/forms/failure-toast.ts';
import { readFormDraft, useFormDraft } from '#web/lib/forms/form-draft.ts';
import { errorList } from '#web/lib/forms/form-errors.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { startSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, PasswordField, TextField } from '#web/ui/fields/field.tsx';
import { ForgotPasswordDialog } from './password/forgot-password-dialog.tsx';
import { NewLinkOffer } from './password/new-link-offer.tsx';
import { emailDraft } from './visitor-drafts.ts';

interface SignInFormProps {
  /** Where to go afterwards: a path of this site. */
  returnTo: string;
  /** Whether the person comes from a confirmation link that did not work. */
  isLinkBroken: boolean;
}

/** Signs in; helps those who have forgotten their password or whose address is not confirmed yet. */
export function SignInForm({ returnTo, isLinkBroken }: SignInFormProps) {
  const [isForgotten, setIsForgotten] = useState(false);
  const queryClient = useQueryClient();
  const form = useForm({
    defaultValues: { email: '', password: '', ...readFormDraft(emailDraft.key, { email: '' }, emailDraft) },
    shouldFocusError: false,
  });
  useFormDraft(form, emailDraft.key, emailDraft);
  const { control, register, handleSubmit, formState } = form;
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });
  const login = useCall(endpoints.login, {
    onSuccess: ({ user, isAccountKept }) => {
      startSession(queryClient, user);
      const description = isAccountKept ? 'Your account is kept. Nothing was deleted.' : undefined;
      toast({ title: `Welcome back, ${user.firstName}!`, description, tone: 'success' });
    },
    onError: (error) => {
      formFailure('Login Failed', error, 'Login failed', form);
    },
  });
  useLeave(login.isSuccess, returnTo);

  const isUnconfirmed = login.error instanceof ApiError && login.error.code === 'email_unverified';
  const askForEmail = async () => ((await form.trigger('email', { shouldFocus: true })) ? email : undefined);

  return (
    <>
      <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => login.mutate({ body }))}>
        <FormErrors errors={errorList(errors, 'sign-in')} />
        {(isUnconfirmed || isLinkBroken) && (
          <NewLinkOffer askForEmail={askForEmail}>
            {isUnconfirmed
              ? 'The link is not in your inbox, or no longer works?'
              : 'Your address is not confirmed yet? Enter it below, then ask for a new link.'}
          </NewLinkOffer>
        )}
        <TextField
          {...register('email', { required: 'Please enter your email address.' })}
          id="sign-in-email"
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
        />
        <div className="grid gap-1">
          <PasswordField
            {...register('password', { required: 'Please enter your password.' })}
            id="sign-in-password"
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
          />
          <Button variant="ghost" size="sm" className="-mr-3 justify-self-end" onClick={() => setIsForgotten(true)}>
            Forgot password?
          </Button>
        </div>
        <Button type="submit" size="lg" busy={login.isPending || login.isSuccess} busyLabel="Signing in...">
          Sign In
        </Button>
      </form>
      {/* Beside the form, not in it: what is submitted in the dialog would be submitted here as well. */}
      <ForgotPasswordDialog email={email} open={isForgotten} onOpenChange={setIsForgotten} />
    </>
  );
}

/** Leaves for `target` once signed in, after the pause in which the welcome is read (docs/product.md#signing-in). */
function useLeave(isSignedIn: boolean, target: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => void navigate({ href: target, replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [isSignedIn, target, navigate]);
}
