// Completes a registration started with Google: /complete-google-registration.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#brand';
import type { GoogleProfile } from '#contract/accounts/google.ts';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { query } from '#web/lib/http/api.ts';
import { VisitorFrame, VisitorTitle } from '../visitor-frame.tsx';
import { GoogleRegistrationForm } from './google-registration-form.tsx';
import { NextStepsPanel } from './next-steps-panel.tsx';

/** Waits for the Google profile; without one there is nothing to complete (docs/product.md#signing-in). */
export function GoogleRegistrationScreen() {
  const { data: profile, isError } = useQuery(query(endpoints.getGoogleProfile));
  const [isPending, setIsPending] = useState(false);
  useDocumentTitle(isPending ? t`Registration complete` : t`Complete your registration`);
  if (isError) return <Navigate to="/login" replace />;
  return (
    <VisitorFrame>
      {profile === undefined && <p role="status">{t`Loading...`}</p>}
      {profile && !isPending && (
        <>
          <Welcome profile={profile} />
          <GoogleRegistrationForm profile={profile} onPending={() => setIsPending(true)} />
        </>
      )}
      {profile && isPending && (
        <NextStepsPanel
          icon={<CircleCheck aria-hidden />}
          title={t`Thank you, ${{ firstName: profile.firstName }}`}
          lead={t`Your account has been created and is pending approval.`}
          steps={steps.map(say)}
        />
      )}
    </VisitorFrame>
  );
}

const steps = [
  msg`An administrator reviews new accounts. We’ll email you as soon as yours is approved.`,
  msg`Sign in with Google and add your first video.`,
];

function Welcome({ profile }: { profile: GoogleProfile }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {profile.profileImageUrl && (
        // Google refuses some pictures if the referrer is sent.
        <img
          src={profile.profileImageUrl}
          alt=""
          referrerPolicy="no-referrer"
          className="size-14 shrink-0 rounded-full bg-surface-sunken object-cover"
        />
      )}
      <div className="min-w-0 break-words">
        <VisitorTitle
          lead={
            <span>
              <Trans>
                You are signing up with your Google account {{ email: profile.email }}. Just a few questions and you’re
                done.
              </Trans>
            </span>
          }
        >
          {t`Welcome to ${{ product: brand.name }}, ${{ firstName: profile.firstName }}`}
        </VisitorTitle>
      </div>
    </div>
  );
}
