// The demo's accounts: /demo-roles, in the demo only.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { brand } from '#brand';
import type { DevAccount } from '#contract/accounts/dev-login.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel, roles } from '#domain/people/roles.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useDevLogin } from '#web/lib/session/use-dev-login.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { RoleIcon } from '#web/ui/padel/role-icon.tsx';

/** One card for each role, with the accounts that one click signs in to. */
export function DemoRolesScreen() {
  const accounts = useQuery(query(endpoints.listDemoAccounts));
  return (
    <Page
      title={t`Demo Accounts`}
      lead={t`See ${{ product: brand.name }} from every side. Everyone here is fictional. One click signs you in.`}
    >
      {accounts.data ? (
        <RoleCards accounts={accounts.data} />
      ) : accounts.error ? (
        <ErrorState message={errorSentence(accounts.error)} onRetry={() => void accounts.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

function RoleCards({ accounts }: { accounts: readonly DevAccount[] }) {
  const { signIn, chosen } = useDevLogin({
    onError: (error) => toast({ title: t`Login Failed`, description: errorSentence(error), tone: 'danger' }),
  });
  if (accounts.length === 0) {
    return (
      <EmptyState title={t`No demo accounts`} icon={<UserRound aria-hidden />}>
        {t`They are created when the demo starts with an empty database.`}
      </EmptyState>
    );
  }
  const offered = roles.filter((role) => accounts.some((account) => account.role === role));
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {offered.map((role) => (
        <Card key={role} as="li" className="grid content-start gap-4">
          <div className="flex items-center gap-3">
            <RoleIcon role={role} />
            <h2 className="text-lg">{roleLabel(role)}</h2>
          </div>
          {accounts
            .filter((account) => account.role === role)
            .map((account) => (
              <div key={account.id} className="grid gap-2">
                <div className="text-sm text-ink-muted">
                  <p>{belongingOf(account)}</p>
                  <p className="wrap-anywhere">{account.email}</p>
                </div>
                <Button variant="secondary" busy={chosen === account.id} onClick={() => signIn(account.id)}>
                  {t`Sign in as ${{ person: personName(account) }}`}
                </Button>
              </div>
            ))}
        </Card>
      ))}
    </ul>
  );
}

/** Where the person belongs, worded for visitors of the demo. */
function belongingOf({ role, accessType, clubName }: DevAccount): string {
  if (role === 'admin') return t`Looks after the whole product`;
  if (role === 'player' && accessType === 'direct') return t`Direct player, without a club`;
  return clubName ?? t`Independent`;
}
