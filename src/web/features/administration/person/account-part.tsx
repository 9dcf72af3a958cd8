// A person's account: facts, sessions, and credits of players.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PersonAccount } from '#contract/people/person.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { countryName } from '#domain/people/countries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { None } from '../none.tsx';
import { Ledger } from './ledger.tsx';
import { PersonSessions } from './person-sessions.tsx';

/** Facts, sessions and the ledger. */
export function AccountPart({ person }: { person: PersonAccount }) {
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <Facts person={person} />
      <PersonSessions person={person} />
      {person.role === 'player' && <Ledger person={person} />}
    </div>
  );
}

const ways = (person: PersonAccount) =>
  [person.hasPassword && 'Password', person.hasGoogle && 'Google'].filter(Boolean).join(', ');

const subscriptionWords: Record<NonNullable<PersonAccount['subscription']>['state'], string> = {
  incomplete: 'not paid yet',
  active: 'active',
  past_due: 'payment failed',
  cancelled: 'cancelled',
  ended: 'ended',
};

/** Whether someone can sign in, and so can get a password link. */
const mayGetLink = ({ state }: PersonAccount) => state !== 'suspended' && state !== 'deleted';

function Facts({ person }: { person: PersonAccount }) {
  const { subscription, consents } = person;
  const facts: [string, ReactNode][] = [
    ['Country', countryName(person.country)],
    ['Joined', <TimeText key="joined" at={person.createdAt} kind="date" />],
    ['Email confirmed', person.emailVerifiedAt ? <TimeText at={person.emailVerifiedAt} kind="date" /> : 'Not yet'],
    ['Signs in with', ways(person) || 'Nothing yet'],
    ['Time zone', person.timeZone ?? <None />],
    ...(person.deletionRequestedAt
      ? [['Deleted', <TimeText key="deleted" at={person.deletionRequestedAt} kind="datetime" />] as [string, ReactNode]]
      : []),
    [
      'Subscription',
      subscription ? `${plans[subscription.plan].name}, ${subscriptionWords[subscription.state]}` : <None />,
    ],
    ['Messages', `${formatNumber(person.messagesSent)} sent, ${formatNumber(person.messagesReceived)} received`],
    [
      'Agreed to',
      consents.length === 0 ? (
        <None />
      ) : (
        <ul>
          {consents.map(({ policyVersion, givenAt }) => (
            <li key={givenAt}>
              Policy {policyVersion}, <TimeText at={givenAt} kind="date" />
            </li>
          ))}
        </ul>
      ),
    ],
  ];
  return (
    <Card as="section">
      <CardTitle
        action={
          mayGetLink(person) && (
            <Link
              to="/admin/password-setup"
              search={{ personId: person.id }}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              {person.hasPassword ? 'Reset password' : 'Password link'}
            </Link>
          )
        }
      >
        Account
      </CardTitle>
      <dl className="grid gap-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-muted">{label}</dt>
            <dd className="text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
