// The club's juniors and the guardians it has asked: /club/juniors.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { AskedGuardian, ClubJunior } from '#contract/clubs/club-juniors.ts';
import { endpoints } from '#contract/endpoints.ts';
import { brand } from '#domain/brand.ts';
import { mostAskedGuardians, mostJuniors } from '#domain/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ListLimit, ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { JuniorActions } from './junior-actions.tsx';
import { NewJuniorsDialog } from './new-juniors-dialog.tsx';

/** Juniors by name with their guardian and day, then guardians who have not answered. */
export function JuniorsScreen() {
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(query(endpoints.listClubJuniors));
  return (
    <Page
      title={t`Juniors`}
      lead={t`Members whom a guardian looks after. They have no sign-in of their own.`}
      width="wide"
      back={<BackLink to="/club/players">{t`Players`}</BackLink>}
      actions={
        <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t`Add juniors`}
        </Button>
      }
    >
      {data ? (
        data.juniors.length + data.asked.length > 0 ? (
          <div className="grid gap-4 sm:gap-6">
            {data.juniors.length > 0 && <Juniors juniors={data.juniors} />}
            {data.asked.length > 0 && <Asked asked={data.asked} />}
          </div>
        ) : (
          <EmptyState title={t`No juniors yet`} icon={<UsersRound aria-hidden />}>
            {t`Name one or several juniors of a guardian. They become members once the guardian accepts.`}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState
          title={t`Could not load your juniors`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton />
      )}
      <NewJuniorsDialog open={isAdding} onOpenChange={setAdding} />
    </Page>
  );
}

const rowStyles = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 last:pb-0';

function Juniors({ juniors }: { juniors: readonly ClubJunior[] }) {
  return (
    <Card as="section">
      <CardTitle className="mb-2">{t`Members`}</CardTitle>
      <ul className="divide-y">
        {juniors.map((junior) => (
          <li key={junior.id} className={rowStyles}>
            <span className="grid min-w-0 grow basis-56">
              <Link
                to="/club/player/$userId"
                params={{ userId: junior.id }}
                className="w-fit font-medium text-primary wrap-anywhere hover:underline"
                dir="auto"
              >
                <span translate="no">{personName(junior)}</span>
              </Link>
              <GuardianLine {...junior} />
            </span>
            <span className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
              {junior.isGrown ? (
                <Badge tone="attention">{t`Old enough for their own account`}</Badge>
              ) : (
                <span className="text-sm whitespace-nowrap text-ink-muted">
                  <Trans>
                    Junior until <Day day={junior.adultOn} />
                  </Trans>
                </span>
              )}
              <JuniorActions junior={junior} />
            </span>
          </li>
        ))}
      </ul>
      <ListLimit shown={juniors.length} most={mostJuniors} />
    </Card>
  );
}

function GuardianLine({ guardian }: Pick<ClubJunior, 'guardian'>) {
  return (
    <span className="text-sm wrap-anywhere text-ink-muted">
      <span>{`${t`Guardian:`} `}</span>
      <span translate="no">{`${personName(guardian)}, ${guardian.email}`}</span>
    </span>
  );
}

/** A day (`YYYY-MM-DD`) in words. */
function Day({ day }: { day: string }) {
  return <TimeText at={`${day}T12:00:00.000Z`} kind="date" />;
}

function Asked({ asked }: { asked: readonly AskedGuardian[] }) {
  return (
    <Card as="section">
      <CardTitle className="mb-1">{t`Waiting for a guardian`}</CardTitle>
      <p className="text-sm text-ink-muted">
        {t`Guardians with an account answer in ${{ product: brand.name }}; others get a link by email.`}
      </p>
      <ul className="mt-2 divide-y">
        {asked.map((one) => (
          <Request key={one.id} asked={one} />
        ))}
      </ul>
      <ListLimit shown={asked.length} most={mostAskedGuardians} />
    </Card>
  );
}

function Request({ asked }: { asked: AskedGuardian }) {
  const { id, juniorId, askedAt } = asked;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const name = personName(asked);
  const withdraw = useCall(endpoints.withdrawGuardianRequest, {
    onSuccess: () => {
      setWithdrawing(false);
      toast({ title: t`Request withdrawn` });
    },
    onError: (error) => failureToast(t`Nothing was changed`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  return (
    <li className={rowStyles}>
      <span className="grid min-w-0 grow basis-56">
        <span translate="no" dir="auto" className="font-medium wrap-anywhere">
          {name}
        </span>
        <GuardianLine {...asked} />
      </span>
      <span className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
        <span className="text-sm text-ink-muted">
          {juniorId === null ? (
            <Trans>
              Asked <TimeText at={askedAt} className="lowercase" />
            </Trans>
          ) : (
            <Trans>
              Another guardian, asked <TimeText at={askedAt} className="lowercase" />
            </Trans>
          )}
        </span>
        <Button variant="secondary" size="sm" onClick={() => setWithdrawing(true)}>
          <Trans>
            Withdraw<span className="sr-only"> the request for {name}</span>
          </Trans>
        </Button>
      </span>
      <ConfirmDialog
        open={isWithdrawing}
        onOpenChange={setWithdrawing}
        title={t`Withdraw this request?`}
        description={t`${{ guardian: personName(asked.guardian) }} can no longer accept it.`}
        confirmLabel={t`Withdraw`}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id } })}
      />
    </li>
  );
}
