// Signing in with e-mail and password.

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { redirectDelay } from '#web/lib/browser-navigation.ts';
import { errorList, showFormErrors } from '#web/lib/form-errors.ts';
import { startSession } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FormErrors, PasswordField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { failureToast } from './failure-toast.ts';

/** Signs in and goes to `returnTo`, a path of this site. */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { email: '', password: '' }, shouldFocusError: false });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const login = useCall(endpoints.login, {
    onSuccess: ({ user }) => {
      startSession(queryClient, user);
      toast({ title: `Welcome back, ${user.firstName}!`, tone: 'success' });
    },
    onError: (error) => {
      failureToast('Login Failed', error, 'Login failed');
      showFormErrors(error, form);
    },
  });
  useLeave(login.isSuccess, returnTo);

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => login.mutate({ body }))}>
      <FormErrors errors={errorList(errors, 'sign-in')} />
      <TextField
        {...register('email', { required: 'Please enter your email address.' })}
        id="sign-in-email"
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: 'Please enter your password.' })}
        id="sign-in-password"
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button type="submit" size="lg" busy={login.isPending || login.isSuccess} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}

/** Leaves for `target` once signed in, after the pause in which the welcome is read (specification, section 4). */
function useLeave(isSignedIn: boolean, target: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => void navigate({ href: target, replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [isSignedIn, target, navigate]);
}
