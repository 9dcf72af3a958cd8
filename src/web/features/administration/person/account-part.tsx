// A person's account: facts, sessions, and credits of players.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PersonAccount } from '#contract/people/person.ts';
import { say } from '#domain/language/say.ts';
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
  [person.hasPassword && t`Password`, person.hasGoogle && t`Google`].filter(Boolean).join(', ');

const subscriptionWords: Record<NonNullable<PersonAccount['subscription']>['state'], MessageDescriptor> = {
  incomplete: msg`not paid yet`,
  active: msg`active`,
  past_due: msg`payment failed`,
  cancelled: msg`cancelled`,
  ended: msg`ended`,
};

/** Whether someone can sign in, and so can get a password link. */
const mayGetLink = ({ state }: PersonAccount) => state !== 'suspended' && state !== 'deleted';

function Facts({ person }: { person: PersonAccount }) {
  const { subscription, consents } = person;
  const facts: [string, ReactNode][] = [
    [t`Country`, countryName(person.country)],
    [t`Joined`, <TimeText key="joined" at={person.createdAt} kind="date" />],
    [t`Email confirmed`, person.emailVerifiedAt ? <TimeText at={person.emailVerifiedAt} kind="date" /> : t`Not yet`],
    [t`Signs in with`, ways(person) || t`Nothing yet`],
    [t`Time zone`, person.timeZone ?? <None />],
    ...(person.deletionRequestedAt
      ? [
          [
            t({ message: 'Deleted', context: 'account' }),
            <TimeText key="deleted" at={person.deletionRequestedAt} kind="datetime" />,
          ] as [string, ReactNode],
        ]
      : []),
    [
      t`Subscription`,
      subscription ? `${plans[subscription.plan].name}, ${say(subscriptionWords[subscription.state])}` : <None />,
    ],
    [
      t`Messages`,
      t`${{ sent: formatNumber(person.messagesSent) }} sent, ${{ received: formatNumber(person.messagesReceived) }} received`,
    ],
    [
      t`Agreed to`,
      consents.length === 0 ? (
        <None />
      ) : (
        <ul>
          {consents.map(({ policyVersion, givenAt }) => (
            <li key={givenAt}>
              <Trans>
                Policy {policyVersion}, <TimeText at={givenAt} kind="date" />
              </Trans>
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
              {person.hasPassword ? t`Reset password` : t`Password link`}
            </Link>
          )
        }
      >
        {t`Account`}
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
