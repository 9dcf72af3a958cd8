// Finding a person to view the product as.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { type ViewablePerson, viewablePeopleLimit } from '#contract/accounts/viewing.ts';
import { endpoints } from '#contract/endpoints.ts';
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
  /** The person to whom the view is changing at the moment. */
  chosen: string | undefined;
  onChoose: (userId: string) => void;
}

/** Active people by name or e-mail, the first ones before anything is typed. */
export function PersonSearch({ chosen, onChoose }: PersonSearchProps) {
  const [search, setSearch] = useState('');
  const people = useQuery({
    ...query(endpoints.listViewablePeople, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="people-title" className="grid gap-4">
      <div className="grid gap-3">
        <h2 id="people-title" className="text-lg">
          View as a person
        </h2>
        <SearchBox label="Search by name or email" value={search} onValueChange={setSearch} />
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
  if (count === viewablePeopleLimit) return `The first ${count} people. Type more of a name to find others.`;
  return count === 0 ? 'Nobody matches.' : `${count} ${count === 1 ? 'person' : 'people'}`;
}

interface PeopleProps extends PersonSearchProps {
  people: readonly ViewablePerson[];
  isOutdated: boolean;
}

function People({ people, chosen, onChoose, isOutdated }: PeopleProps) {
  if (people.length === 0) {
    return (
      <EmptyState title="Nobody matches" icon={<UserRoundSearch aria-hidden />}>
        Try another name. Only active people can be viewed as, and no administrators.
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
                {/* One element, or the button would part its words. On a phone the name stands beside it already. */}
                <span>
                  View as
                  <span className="max-sm:sr-only">
                    {' '}
                    <span translate="no">{person.firstName}</span>
                  </span>
                  <span className="sr-only"> {person.lastName}</span>
                </span>
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  );
}
