// Restores an account.

import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';

/** The Restore button. */
export function Restore({ person }: { person: Person }) {
  const name = personName(person);
  const restore = useCall(endpoints.restorePerson, {
    onSuccess: () => toast({ title: `${name} is restored`, description: 'They can sign in again.', tone: 'success' }),
    onError: (error) => toast({ title: 'Not restored', description: errorSentence(error), tone: 'danger' }),
    refreshOnFailure: true,
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-sm:grow"
      busy={restore.isPending}
      onClick={() => restore.mutate({ params: { userId: person.id } })}
    >
      Restore<span className="sr-only"> {name}</span>
    </Button>
  );
}
