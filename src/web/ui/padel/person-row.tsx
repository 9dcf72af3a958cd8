// A person in a list to choose from.

import type { ReactNode } from 'react';
import { personName } from '#domain/people/person-name.ts';
import { type Role, roleLabel } from '#domain/people/roles.ts';

interface PersonRowProps {
  person: { firstName: string; lastName: string; email: string; role: Role; clubName: string | null };
  /** What can be done with the person. */
  action: ReactNode;
}

/** One line of a list: name, address, role and club, and the action at the right; below each other on a phone. */
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
