// The confirmation before an account is deleted.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { personName } from '#domain/people/person-name.ts';
import { isCoach } from '#domain/people/roles.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { leaveAccount, useCurrentUser } from '#web/lib/session/session.ts';
import { FormErrors } from '#web/ui/fields/field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reauthentication, if needed, is triggered by the call. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { role, email, hasFamily } = useCurrentUser();
  const family = useQuery({ ...query(endpoints.getFamily), enabled: open && hasFamily });
  const juniors = (family.data?.juniors ?? []).map(personName).join(', ');
  // Errors appear in the dialog only, since a toast would cover its button.
  const removal = useCall(endpoints.requestDeletion, {
    onSuccess: ({ erasedFrom }) => {
      leaveAccount(erasedFrom);
      // Never resolves, since the document is about to be replaced.
      return new Promise(() => {});
    },
  });
  const change = (next: boolean) => {
    onOpenChange(next);
    removal.reset();
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={t`Delete your account?`}
      confirmLabel={t`Delete account`}
      danger
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      description={
        <div className="grid gap-3">
          <ul className="grid list-disc gap-1 pl-5">
            <li>{t`You’ll be signed out on all devices, and your account will be hidden.`}</li>
            <li>
              {t`Sign in within ${{ hours: deletionGraceHours }} hours to restore everything. We’ll email a reminder to ${{ email }}.`}
            </li>
            <li>{t`After that your personal data is erased. This cannot be undone.`}</li>
            {juniors && (
              <li>
                <Trans>
                  The accounts of your juniors go too: <span translate="no">{juniors}</span>. Ask their club for another
                  guardian if they should stay.
                </Trans>
              </li>
            )}
            {role === 'player' && <li>{t`Your videos and their reviews are deleted, and unused credits are lost.`}</li>}
            {isCoach(role) && <li>{t`Reviews you published stay with your players, as by a “Former coach”.`}</li>}
          </ul>
          {removal.error && <FormErrors errors={[{ message: errorSentence(removal.error) }]} />}
        </div>
      }
    />
  );
}
