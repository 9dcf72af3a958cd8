// What the owner of a certificate decides: whether everybody may see it, and how it names them.

import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Certificate } from '#contract/players/certificates.ts';
import { type NameStyle, nameStyles, shownName } from '#domain/levels/certificates.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { CertificateFiles } from './certificate-files.tsx';

/** Switch and name, each stored at once; below them the link and the files while the certificate is public. */
export function CertificateSettings({ certificate }: { certificate: Certificate }) {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const change = useCall(endpoints.changeCertificate, {
    onSuccess: (changed) => queryClient.setQueryData(query(endpoints.getCertificate).queryKey, changed),
    onError: (error) => failureToast('Your certificate was not changed', error, 'Please try again.'),
  });
  // What was pressed shows at once, and falls back when it could not be stored.
  const { isPublic, nameStyle } = change.isPending ? change.variables.body : certificate;
  const isViewed = user.viewedBy !== null;
  const decide = (decision: { isPublic?: boolean; nameStyle?: NameStyle }) =>
    change.mutate({ body: { isPublic, nameStyle, ...decision } });
  return (
    <div className="grid gap-6">
      <Switch
        label="Public certificate"
        help="Everybody who has the link sees your name as you choose it, your level, and who verified it when. Nothing else about you. You can switch it off at any time."
        checked={isPublic}
        disabled={isViewed}
        onCheckedChange={(next) => decide({ isPublic: next })}
      />
      <NameChoice
        person={user}
        value={nameStyle}
        disabled={isViewed}
        onValueChange={(next) => decide({ nameStyle: next })}
      />
      {isViewed && <p className="text-sm text-ink-muted">Only the player can change this.</p>}
      {certificate.isPublic && <CertificateFiles certificate={certificate} />}
    </div>
  );
}

interface NameChoiceProps {
  person: { firstName: string; lastName: string };
  value: NameStyle;
  disabled: boolean;
  onValueChange: (value: NameStyle) => void;
}

/** The three ways to be named, each as it will read. */
function NameChoice({ person, value, disabled, onValueChange }: NameChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-2 font-medium">Your name on it</legend>
      <div className="flex flex-wrap gap-2">
        {nameStyles.map((style) => (
          <label
            key={style}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2.5 rounded-lg border border-line-strong/60 px-3.5 text-sm transition-colors hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55 pointer-fine:min-h-10"
          >
            <input
              type="radio"
              name={name}
              checked={style === value}
              onChange={() => onValueChange(style)}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {shownName(person, style)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
