// Completes a registration started with Google: /complete-google-registration.

import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#brand';
import type { GoogleProfile } from '#contract/accounts/google.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { query } from '#web/lib/http/api.ts';
import { VisitorFrame, VisitorTitle } from '../visitor-frame.tsx';
import { GoogleRegistrationForm } from './google-registration-form.tsx';
import { NextStepsPanel } from './next-steps-panel.tsx';

/** Waits for the Google profile; without one there is nothing to complete (docs/product.md#signing-in). */
export function GoogleRegistrationScreen() {
  const { data: profile, isError } = useQuery(query(endpoints.getGoogleProfile));
  const [isPending, setIsPending] = useState(false);
  useDocumentTitle(isPending ? 'Registration complete' : 'Complete your registration');
  if (isError) return <Navigate to="/login" replace />;
  return (
    <VisitorFrame>
      {profile === undefined && <p role="status">Loading...</p>}
      {profile && !isPending && (
        <>
          <Welcome profile={profile} />
          <GoogleRegistrationForm profile={profile} onPending={() => setIsPending(true)} />
        </>
      )}
      {profile && isPending && (
        <NextStepsPanel
          icon={<CircleCheck aria-hidden />}
          title={`Thank you, ${profile.firstName}`}
          lead="Your account has been created and is pending approval."
          steps={steps}
        />
      )}
    </VisitorFrame>
  );
}

const steps = [
  "An administrator reviews new accounts. We'll email you as soon as yours is approved.",
  'Sign in with Google and add your first video.',
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
              You are signing up with your Google account {profile.email}. Just a few questions and you're done.
            </span>
          }
        >
          Welcome to {brand.name}, {profile.firstName}
        </VisitorTitle>
      </div>
    </div>
  );
}
