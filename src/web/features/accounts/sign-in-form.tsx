// Signing in with email and password.

import { msg, t } from '@lingui/core/macro';
import { type BaseSyntheticEvent, type ChangeEvent, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { refusals } from '#web/lib/forms/form-errors.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ForgotPasswordDialogProps } from './password/forgot-password-dialog.tsx';
import { NewLinkOffer } from './password/new-link-offer.tsx';
import { useWelcome } from './use-welcome.ts';
import { keepEmail, typedEmail } from './visitor-drafts.ts';

const ForgotPasswordDialog = lateDialog<ForgotPasswordDialogProps>(() =>
  import('./password/forgot-password-dialog.tsx').then((part) => part.ForgotPasswordDialog),
);

interface SignInFormProps {
  /** Whether the person comes from a confirmation link that did not work. */
  isLinkBroken: boolean;
  /** The password was right, and the account asks for its second factor. */
  onSecondStep: () => void;
  /** Opens what comes afterwards. */
  onSignedIn: () => void;
}

const id = 'sign-in';
const names = ['email', 'password'] as const;
type Name = (typeof names)[number];
const required = { email: msg`Please enter your email address.`, password: msg`Please enter your password.` };

/** The error, if the account is waiting for approval or confirmation. */
function waitingError(error: unknown): ApiError | undefined {
  const isWaiting = error instanceof ApiError && /^(account_pending|email_unverified)$/.test(error.code ?? '');
  return isWaiting ? error : undefined;
}

/**
 * Signs in, and helps people who forgot their password or have not confirmed their address. Written without the form library, which
 * would be a tenth of this first screen; only empty fields are checked here.
 */
export function SignInForm({ isLinkBroken, onSecondStep, onSignedIn }: SignInFormProps) {
  const [isForgotten, setIsForgotten] = useState(false);
  const [email, setEmail] = useState(typedEmail);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<Record<Name, HTMLInputElement | null>>({ email: null, password: null });
  const welcome = useWelcome(onSignedIn);
  const signIn = useCall(endpoints.login, {
    onSuccess: welcome,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_step_needed') {
        onSecondStep();
        return;
      }
      // Not a failure: the account is waiting for approval or confirmation.
      if (waitingError(error)) return setErrors({});
      setErrors(refusals(error, names));
      failureToast(t`Login Failed`, error, t`Login failed`);
    },
  });

  /** Marks the empty fields; true when there are none. */
  const areFilled = (asked: readonly Name[]) => {
    const empty = asked.filter((name) => !form.current[name]?.value);
    setErrors(Object.fromEntries(empty.map((name) => [name, say(required[name])])));
    return empty.length === 0;
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    setWasSubmitted(true);
    if (!areFilled(names) || signIn.isPending) return;
    const [typed = '', password = ''] = names.map((name) => form.current[name]?.value);
    signIn.mutate({ body: { email: typed, password } });
  };
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    ref: (input: HTMLInputElement | null) => {
      form.current[name] = input;
    },
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      if (name === 'email') {
        setEmail(value);
        keepEmail(value);
      }
      if (!wasSubmitted) return;
      const { [name]: _, ...others } = errors;
      setErrors(value === '' ? { ...others, [name]: say(required[name]) } : others);
    },
  });

  const waits = waitingError(signIn.error);
  const isUnconfirmed = waits?.code === 'email_unverified';
  const askForEmail = () => {
    if (areFilled(['email'])) return form.current.email?.value;
    form.current.email?.focus();
    return undefined;
  };
  const list = Object.entries(errors).map(([name, message]) =>
    name === 'root' ? { message } : { fieldId: `${id}-${name}`, message },
  );
  return (
    <>
      <Form form={{ id, errors: list, submit }}>
        {waits && (
          <p role="status" className="rounded-lg bg-attention-soft px-4 py-3 text-sm text-attention">
            {waits.sentence}
          </p>
        )}
        {(isUnconfirmed || isLinkBroken) && (
          <NewLinkOffer askForEmail={askForEmail}>
            {isUnconfirmed
              ? t`Can’t find the link, or it no longer works?`
              : t`Haven’t confirmed your address yet? Enter it below, then request a new link.`}
          </NewLinkOffer>
        )}
        <TextField
          {...field('email')}
          defaultValue={email}
          label={t`Email`}
          type="email"
          autoComplete="username webauthn"
        />
        <div className="grid gap-1">
          <PasswordField {...field('password')} label={t`Password`} autoComplete="current-password" />
          <Button variant="ghost" size="sm" className="-mr-3 justify-self-end" onClick={() => setIsForgotten(true)}>
            {t`Forgot password?`}
          </Button>
        </div>
        <Button type="submit" size="lg" busy={signIn.isPending || signIn.isSuccess} busyLabel={t`Signing in...`}>
          {t`Sign In`}
        </Button>
      </Form>
      {/* Outside the form, because submitting the dialog would submit this form as well. */}
      <ForgotPasswordDialog email={email} open={isForgotten} onOpenChange={setIsForgotten} />
    </>
  );
}
