// A coach as players see them: name, kind, club and country.

import type { CoachCard } from '#contract/people/connections.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { coachLabel } from '#domain/people/roles.ts';

/** Initials and name, with the rest in a line below. */
export function CoachLine({ coach }: { coach: CoachCard }) {
  const { firstName, lastName, role, clubName, country } = coach;
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary uppercase"
      >
        {[...firstName][0]}
        {[...lastName][0]}
      </span>
      <div className="min-w-0">
        <h3
          translate="no"
          className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere"
          dir="auto"
        >
          {personName(coach)}
        </h3>
        <p className="text-sm text-ink-muted">
          {[coachLabel(role), clubName, countryName(country)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}
