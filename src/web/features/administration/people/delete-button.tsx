// Deletes an account that no one can sign in to.

import { useState } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { personName } from '#domain/people/person-name.ts';
import { Button } from '#web/ui/button.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';

/** The Delete button with its dialog. */
export function DeleteButton({ person }: { person: Person }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setIsOpen(true)}>
        Delete
        <span className="sr-only">
          {' '}
          the account of <span translate="no">{personName(person)}</span>
        </span>
      </Button>
      <DeletePersonDialog person={person} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
