// A person in a list.

import type { ReactNode } from 'react';
import { personName } from '#domain/people/person-name.ts';
import { type Role, roleLabel } from '#domain/people/roles.ts';

interface PersonRowProps {
  person: { firstName: string; lastName: string; email: string; role: Role; clubName: string | null };
  /** The action. */
  action: ReactNode;
}

/** Name, address, role and club, with the action on the right; stacked on a phone. */
export function PersonRow({ person, action }: PersonRowProps) {
  const { email, role, clubName } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grow basis-52 text-sm">
        <span translate="no" className="text-base font-medium wrap-anywhere">
          {personName(person)}
        </span>
        <span className="wrap-anywhere text-ink-muted">{email}</span>
        <span className="text-ink-muted">{[roleLabel(role), clubName].filter(Boolean).join(', ')}</span>
      </div>
      {action}
    </li>
  );
}
