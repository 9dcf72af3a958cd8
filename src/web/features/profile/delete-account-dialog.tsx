// The last question before an account is deleted: what will happen, and the proof that it is the person who asks.

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { AccountPrivacy } from '#contract/accounts/privacy.ts';
import { endpoints } from '#contract/endpoints.ts';
import { redirects } from '#contract/redirects.ts';
import { deletionGraceHours } from '#domain/people/account-deletion.ts';
import { isCoach } from '#domain/people/roles.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { leaveAccount, useCurrentUser } from '#web/lib/session/session.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { FormErrors, PasswordField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  privacy: AccountPrivacy;
}

const formId = 'delete-account';

/** Asks for the password, or for a fresh sign-in with Google where there is none. */
export function DeleteAccountDialog({ open, onOpenChange, privacy }: DeleteAccountDialogProps) {
  const { role, email } = useCurrentUser();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { password: '' }, shouldFocusError: false });
  // A failure is said in the dialog alone: a toast would lie over its button.
  const { field, errors, ...removal } = useEndpointForm(form, endpoints.requestDeletion, {
    id: formId,
    sent: ({ password }) => ({ body: privacy.hasPassword ? { password } : {} }),
    onSuccess: ({ erasedFrom }) => {
      leaveAccount(queryClient, erasedFrom);
      // The document is about to be replaced: nothing of the person is drawn any more.
      return new Promise(() => {});
    },
  });
  const isProved = privacy.hasPassword || privacy.isFreshlyConfirmed;
  const close = () => {
    if (removal.isPending) return;
    onOpenChange(false);
    form.reset();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      size="sm"
      title="Delete your account?"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          {isProved ? (
            <Button type="submit" form={formId} variant="danger" busy={removal.isPending} busyLabel="Deleting...">
              Delete account
            </Button>
          ) : (
            <a href={`${redirects.google.path}?intent=confirm`} className={buttonStyles()}>
              Confirm with Google
            </a>
          )}
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={removal.submit}>
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-muted">
          <li>You are signed out on all devices, and nobody sees your account any more.</li>
          <li>
            Within {deletionGraceHours} hours you can sign in, and everything is as it was. An email to {email} reminds
            you.
          </li>
          <li>After that your personal data is erased. This cannot be undone.</li>
          {role === 'player' && <li>Your videos go with all reviews of them. Credits that are left are lost.</li>}
          {isCoach(role) && <li>Reviews that you published stay with your players, by a “Former coach”.</li>}
        </ul>
        <FormErrors errors={errors} />
        {privacy.hasPassword && (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="text" value={email} autoComplete="username" readOnly hidden />
            <PasswordField
              {...field('password', { required: 'Please enter your password.' })}
              label="Your password"
              autoComplete="current-password"
              required
            />
          </>
        )}
        {!isProved && (
          <p className="text-sm">
            You have no password here. Let Google confirm that it is you, or set a password first.
          </p>
        )}
      </form>
    </Dialog>
  );
}
