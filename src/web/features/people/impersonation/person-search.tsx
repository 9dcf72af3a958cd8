// Finding a person to view the product as.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRoundSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { type ViewablePerson, viewablePeopleLimit } from '#contract/people/impersonation.ts';
import { type Role, roleLabel } from '#domain/people/roles.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PersonRow } from '#web/ui/padel/person-row.tsx';

interface PersonSearchProps {
  /** Limits the search to a role. */
  role: Role | undefined;
  /** The person whose view is being opened. */
  chosen: string | undefined;
  onChoose: (userId: string) => void;
}

/** Searches active people by name or email. */
export function PersonSearch({ role, chosen, onChoose }: PersonSearchProps) {
  const [search, setSearch] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the list when a role is given.
  useEffect(() => {
    if (role !== undefined) title.current?.focus();
  }, [role]);
  const people = useQuery({
    ...query(endpoints.listViewablePeople, { query: { search, role } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="people-title" className="grid gap-4">
      <div className="grid gap-3">
        <h2 ref={title} id="people-title" tabIndex={-1} className="scroll-mt-24 text-lg">
          {role === undefined ? t`View as a person` : t`View as a person: ${{ role: roleLabel(role) }}`}
        </h2>
        {role !== undefined && (
          <Link to="/role-switcher" search={{}} className="w-fit text-sm font-medium text-primary hover:underline">
            {t`Show everyone`}
          </Link>
        )}
        <SearchBox label={t`Search by name or email`} value={search} onValueChange={setSearch} />
        <p role="status" className="text-sm text-ink-muted">
          {people.data && countSentence(people.data.length)}
        </p>
      </div>
      {people.data ? (
        <People people={people.data} chosen={chosen} onChoose={onChoose} isOutdated={people.isPlaceholderData} />
      ) : people.error ? (
        <ErrorState message={errorSentence(people.error)} onRetry={() => void people.refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-xl" />
      )}
    </section>
  );
}

function countSentence(count: number): string {
  if (count === viewablePeopleLimit) return t`First ${{ count }} people. Keep typing to narrow the list.`;
  return count === 0 ? t`No matches.` : plural(count, { one: '# person', other: '# people' });
}

interface PeopleProps extends Omit<PersonSearchProps, 'role'> {
  people: readonly ViewablePerson[];
  isOutdated: boolean;
}

function People({ people, chosen, onChoose, isOutdated }: PeopleProps) {
  if (people.length === 0) {
    return (
      <EmptyState title={t`No matches`} icon={<UserRoundSearch aria-hidden />}>
        {t`Try another name. You can view as any active person except administrators.`}
      </EmptyState>
    );
  }
  return (
    <Card className="py-1 sm:py-2">
      <ul aria-busy={isOutdated} className="divide-y">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            action={
              <Button variant="secondary" size="sm" busy={chosen === person.id} onClick={() => onChoose(person.id)}>
                <ViewAs person={person} />
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

/** One element, so that the button's gap does not split the words. On a phone the name is already beside it. */
function ViewAs({ person: { firstName, lastName } }: { person: ViewablePerson }) {
  return (
    <span>
      <Trans>
        View as
        <span className="max-sm:sr-only">
          {' '}
          <span translate="no">{firstName}</span>
        </span>
        <span className="sr-only"> {lastName}</span>
      </Trans>
    </span>
  );
}
