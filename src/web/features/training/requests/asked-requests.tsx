// Players' training requests, for coaches and administrators.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { TrainingRequest } from '#contract/training/training-requests.ts';
import { personName } from '#domain/people/person-name.ts';
import { isCoach } from '#domain/people/roles.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { RequestFacts } from './request-facts.tsx';

/**
 * Longest waiting first; nothing without requests. The content below (`children`) appears together with them, so that late requests do not
 * shift it.
 */
export function AskedRequests({ children }: { children: ReactNode }) {
  const list = usePages(endpoints.listTrainingRequests);
  const isOnItsWay = list.rows === undefined && list.error === null;
  return (
    <>
      {isOnItsWay ? <ListSkeleton /> : list.rows?.length !== 0 && <Requests list={list} />}
      <div hidden={isOnItsWay}>{children}</div>
    </>
  );
}

function Requests({ list }: { list: ReturnType<typeof usePages<typeof endpoints.listTrainingRequests>> }) {
  const id = useId();
  const isOwn = isCoach(useCurrentUser().role);
  return (
    <Card as="section">
      <CardTitle id={id} className="mb-1">
        {t`Training requests`}
      </CardTitle>
      {!isOwn && <p className="text-sm text-ink-muted">{t`The coach books a session or declines.`}</p>}
      <PagedList
        list={list}
        counted={(count) => plural(count, { one: '# request', other: '# requests' })}
        empty={null}
        errorTitle={t`The requests could not be loaded`}
      >
        {(rows) => (
          <ul aria-labelledby={id} className="divide-y">
            {rows.map((request) => (
              <li
                key={request.id}
                className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 last:pb-0"
              >
                <div className="grid min-w-0 grow basis-72 gap-2">
                  <PlayerLine player={request.player} />
                  {!isOwn && (
                    <p className="text-sm text-ink-muted">
                      <AskedCoach name={personName(request.coach)} />
                    </p>
                  )}
                  <RequestFacts request={request} />
                </div>
                {isOwn && <Answers request={request} />}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function AskedCoach({ name }: { name: string }) {
  return (
    <Trans>
      To <span translate="no">{name}</span>
    </Trans>
  );
}

function Answers({ request: { id, player } }: { request: TrainingRequest }) {
  const [isAsking, setAsking] = useState(false);
  const name = personName(player);
  const decline = useCall(endpoints.declineTrainingRequest, {
    onSuccess: () => toast({ title: t`Request declined`, description: t`${{ player: name }} can read your reason.` }),
    refreshOnFailure: true,
  });
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        <Trans>
          Decline<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
      <Link to="/coach/schedule" search={{ request: id }} className={buttonStyles({ size: 'sm' })}>
        <Trans>
          Book<span className="sr-only"> a session with {name}</span>
        </Trans>
      </Link>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        draft={`decline-training:${id}`}
        title={t`Decline ${{ player: name }}’s request?`}
        description={t`You won’t book a session this time.`}
        help={t`${{ firstName: player.firstName }} can read it.`}
        confirmLabel={t`Decline request`}
        onConfirm={(reason) => decline.mutateAsync({ params: { id }, body: { reason } })}
      />
    </div>
  );
}
