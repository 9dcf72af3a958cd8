// The settings of a certificate: whether it is public, and how it shows the name.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Certificate } from '#contract/levels/certificates.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { NameChoice } from '../shared/name-choice.tsx';
import { CertificateFiles } from './certificate-files.tsx';

/** Switch and name, saved at once; below them the link and files while the certificate is public. */
export function CertificateSettings({ certificate }: { certificate: Certificate }) {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const change = useCall(endpoints.changeCertificate, {
    onSuccess: (changed) => queryClient.setQueryData(query(endpoints.getCertificate).queryKey, changed),
    onError: (error) => failureToast(t`Your certificate was not changed`, error, t`Please try again.`),
  });
  // Shows the choice at once, and reverts it if saving fails.
  const { isPublic, nameStyle } = change.isPending ? change.variables.body : certificate;
  const isViewed = user.viewedBy !== null;
  const decide = (decision: { isPublic?: boolean; nameStyle?: NameStyle }) =>
    change.mutate({ body: { isPublic, nameStyle, ...decision } });
  return (
    <div className="grid gap-6">
      <Switch
        label={t`Public certificate`}
        help={t`Anyone with the link sees your name as you choose it, your level, who verified it and when, and nothing else. You can turn it off at any time.`}
        checked={isPublic}
        disabled={isViewed}
        onCheckedChange={(next) => decide({ isPublic: next })}
      />
      <NameChoice
        legend={t`Your name on it`}
        person={user}
        value={nameStyle}
        disabled={isViewed}
        onValueChange={(next) => decide({ nameStyle: next })}
      />
      {isViewed && <p className="text-sm text-ink-muted">{t`Only the player can change this.`}</p>}
      {certificate.isPublic && <CertificateFiles certificate={certificate} isViewed={isViewed} />}
    </div>
  );
}
