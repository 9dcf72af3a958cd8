// The read-only details of a profile.

import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { countryName } from '#domain/people/countries.ts';
import { roleLabel } from '#domain/people/roles.ts';

export function ProfileDetails({ user }: { user: CurrentUser }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Detail label="First name">
        <span translate="no" dir="auto">
          {user.firstName}
        </span>
      </Detail>
      <Detail label="Last name">
        <span dir="auto">{user.lastName}</span>
      </Detail>
      <Detail label="Email">{user.email}</Detail>
      <Detail label="Account type">{roleLabel(user.role)}</Detail>
      <Detail label="Country">{countryName(user.country)}</Detail>
      {user.country === 'DK' && <Detail label="DPF ranking">{user.dpfRanking ?? 'Not applicable'}</Detail>}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
