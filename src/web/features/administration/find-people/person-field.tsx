// Finds one person by part of a name or email.

import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Findable, FoundPerson } from '#contract/people/find-people.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import type { FieldTexts } from '#web/ui/fields/field.tsx';

interface PersonFieldProps extends FieldTexts {
  among?: Findable;
  /** Id of the person; null without a choice. */
  value: string | null;
  onValueChange: (personId: string | null) => void;
  id?: string;
  placeholder?: string;
}

/** Searches on the server. */
export function PersonField({ among = 'anybody', value, ...props }: PersonFieldProps) {
  const [text, setText] = useState('');
  const search = useSettled(text, 250).slice(0, 100);
  const chosen = useQuery({
    ...query(endpoints.findPeople, { query: { among, id: value ?? '' } }),
    enabled: value !== null,
  }).data?.find(({ id }) => id === value);
  // The chosen person's label in the field is not a search.
  const isSearch = search !== '' && (chosen === undefined || search !== labelOf(chosen));
  const found = useQuery({
    ...query(endpoints.findPeople, { query: { among, ...(isSearch && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const people = [...(found.data ?? []).filter(({ id }) => id !== chosen?.id), ...(chosen ? [chosen] : [])];
  return (
    <ComboboxField
      {...props}
      items={people.map((person) => ({ value: person.id, label: labelOf(person) }))}
      value={value}
      onTextChange={setText}
      emptyText={found.isFetching || search !== text ? t`Searching…` : t`No one found.`}
    />
  );
}

function labelOf(person: FoundPerson): string {
  return `${personName(person)} (${person.email})`;
}
