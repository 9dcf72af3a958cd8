// A filter by club.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';

interface ClubFilterProps {
  /** Id of the club; undefined for all. */
  value: string | undefined;
  onValueChange: (clubId: string | undefined) => void;
}

const all = 'all';

/** The active clubs by name; empty without clubs. */
export function ClubFilter({ value, onValueChange }: ClubFilterProps) {
  const { data: clubs = [], isPending } = useQuery(query(endpoints.listClubs));
  if (clubs.length === 0 && value === undefined && !isPending) return null;
  return (
    <FilterSelect
      label={t`Club`}
      value={value ?? all}
      options={[{ value: all, label: t`All` }, ...clubs.map(({ id, name }) => ({ value: id, label: name }))]}
      onValueChange={(chosen) => onValueChange(chosen === all ? undefined : chosen)}
      className="w-60 max-sm:min-w-0 max-sm:flex-[1_1_100%]"
    />
  );
}
