// The list of people.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Person } from '#contract/administration/admin.ts';
import { levelOf, shortLevel } from '#domain/levels/levels.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { DataTable } from '#web/ui/layout/table.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { WithdrawnWords } from '#web/ui/padel/withdrawn-words.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { None } from '../none.tsx';
import { AccountStateBadge } from './account-state-badge.tsx';
import { PersonActions } from './person-actions.tsx';
import type { Selection } from './use-selection.ts';

interface PeopleTableProps {
  people: readonly Person[];
  selection: Selection;
}

/** A selectable row per person, a card on phones. */
export function PeopleTable({ people, selection }: PeopleTableProps) {
  return (
    <DataTable
      caption={t`People`}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'choose',
          header: t({ message: 'Select', context: 'column of checkboxes' }),
          cell: ({ id, ...person }) => (
            <input
              type="checkbox"
              aria-label={t`Select ${{ person: personName(person) }}`}
              checked={selection.has(id)}
              onChange={() => selection.toggle(id)}
              className="size-5 align-middle accent-primary"
            />
          ),
        },
        { key: 'name', header: t`Name`, primary: true, cell: (person) => <Name person={person} /> },
        { key: 'state', header: t`State`, cell: (person) => <AccountStateBadge {...person} /> },
        { key: 'role', header: t`Role`, cell: (person) => <RoleAndPlace person={person} /> },
        { key: 'level', header: t`Level`, cell: (person) => <Level person={person} /> },
        { key: 'credits', header: t`Credits`, align: 'right', cell: creditsOf },
        {
          key: 'joined',
          header: t`Joined`,
          cell: ({ createdAt }) => <TimeText at={createdAt} kind="date" className="whitespace-nowrap" />,
        },
        {
          key: 'actions',
          header: t`Actions`,
          align: 'right',
          hideLabelOnCard: true,
          cell: (person) => <PersonActions person={person} />,
        },
      ]}
    />
  );
}

function Name({ person }: { person: Person }) {
  return (
    <span className="grid lg:min-w-56">
      <Link
        to="/admin/player/$userId"
        params={{ userId: person.id }}
        className="w-fit underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        <span translate="no">{personName(person)}</span>
      </Link>
      <span className="text-sm font-normal wrap-anywhere text-ink-muted">{person.email}</span>
    </span>
  );
}

/** The role, with the club or country below. */
function RoleAndPlace({ person }: { person: Person }) {
  return (
    <span className="grid">
      {roleLabel(person.role)}
      <span className="text-ink-muted">
        {[person.clubName, countryName(person.country)].filter(Boolean).join(', ')}
      </span>
      {person.joiningClubName && (
        <span className="text-ink-muted">{t`Joining ${{ club: person.joiningClubName }}`}</span>
      )}
    </span>
  );
}

/** Only players have a level. */
function Level({ person }: { person: Person }) {
  const mappings = useScaleMappings();
  if (person.role !== 'player') return <None />;
  return (
    <span className="grid whitespace-nowrap">
      <span className="first-letter:uppercase">{shortLevel(levelOf(person), person.country, mappings)}</span>
      <span className="text-ink-muted">
        {person.isLevelVerified && <span>{t({ message: 'Verified', context: 'level' })}</span>}
        {person.levelWithdrawn && (
          <span className="inline-block max-w-44 whitespace-normal">
            <Trans>
              Withdrawn <WithdrawnWords {...person.levelWithdrawn} />
            </Trans>
          </span>
        )}
      </span>
    </span>
  );
}

function creditsOf({ role, analysisCreditsRemaining }: Person) {
  return role === 'player' ? analysisCreditsRemaining : <None />;
}
