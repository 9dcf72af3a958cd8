// Signing in as any account: /dev-login, in development and in the demo.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { devLoginLimit } from '#contract/accounts/dev-login.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useDevLogin } from '#web/lib/session/use-dev-login.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PersonRow } from '#web/ui/padel/person-row.tsx';

/** Active accounts by name or email; one click signs in. */
export function DevLoginScreen() {
  const [search, setSearch] = useState('');
  const accounts = useQuery({
    ...query(endpoints.listDevAccounts, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const { signIn, chosen } = useDevLogin({
    onError: (error) => toast({ title: t`Login Failed`, description: errorSentence(error), tone: 'danger' }),
  });
  return (
    <Page
      title={t`Developer Sign-In`}
      lead={t`Sign in as any active account, without a password. Only available in development and in the demo.`}
    >
      <div className="grid gap-3">
        <SearchBox label={t`Search by name or email`} value={search} onValueChange={setSearch} />
        <p role="status" className="text-sm text-ink-muted">
          {accounts.data && countSentence(accounts.data.length)}
        </p>
        {accounts.error && !accounts.data && (
          <ErrorState message={errorSentence(accounts.error)} onRetry={() => void accounts.refetch()} />
        )}
        {accounts.isPending && <Skeleton className="h-96 rounded-xl" />}
        {accounts.data?.length === 0 && (
          <EmptyState title={t`No matches`} icon={<UserRoundSearch aria-hidden />}>
            {t`You can only sign in to active accounts.`}
          </EmptyState>
        )}
        {accounts.data && accounts.data.length > 0 && (
          <Card className="py-1 sm:py-2">
            <ul aria-busy={accounts.isPlaceholderData} className="divide-y">
              {accounts.data.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  action={
                    <Button variant="secondary" size="sm" busy={chosen === person.id} onClick={() => signIn(person.id)}>
                      <SignInAs name={personName(person)} />
                    </Button>
                  }
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </Page>
  );
}

/** What is seen is short; what is heard names the person. */
function SignInAs({ name }: { name: string }) {
  return (
    <Trans>
      Sign in
      <span className="sr-only">
        {' '}
        as <span translate="no">{name}</span>
      </span>
    </Trans>
  );
}

function countSentence(count: number): string {
  if (count === devLoginLimit) return t`Showing the first ${count} accounts. Type more of a name to find others.`;
  return count === 0 ? t`No matches.` : plural(count, { one: '# account', other: '# accounts' });
}
