// A request between the player and a coach, from either side.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CoachRelationship } from '#contract/people/connections.ts';
import { personName } from '#domain/people/person-name.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { CoachLine } from './coach-line.tsx';
import { useAccept, useEnd } from './use-relationships.ts';

/** The coach, the request's message, and the player's actions. */
export function RelationshipCard({ relationship }: { relationship: CoachRelationship }) {
  const { requestedBy, coach, message, requestedAt } = relationship;
  const isToAnswer = requestedBy === 'coach';
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex items-start justify-between gap-x-4">
        <CoachLine coach={coach} />
        <Badge tone="attention">{isToAnswer ? t`New request` : t`Waiting`}</Badge>
      </div>
      {message && (
        <p dir="auto" className="border-l-2 border-primary/40 pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-sm text-ink-muted">
          {isToAnswer ? (
            <Trans>
              Asked <TimeText at={requestedAt} className="lowercase" />
            </Trans>
          ) : (
            <Trans>
              You asked <TimeText at={requestedAt} className="lowercase" />
            </Trans>
          )}
        </p>
        {isToAnswer ? <Answer relationship={relationship} /> : <Withdraw relationship={relationship} />}
      </div>
    </Card>
  );
}

interface ActionProps {
  relationship: CoachRelationship;
}

function Answer({ relationship }: ActionProps) {
  const name = personName(relationship.coach);
  const accept = useAccept(name);
  const decline = useEnd({ title: t`Request declined`, description: t`${{ name }} can’t see anything of yours.` });
  const isBusy = accept.isPending || decline.isPending;
  const sent = { params: { id: relationship.id } };
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
      <Button variant="secondary" size="sm" busy={decline.isPending} onClick={() => !isBusy && decline.mutate(sent)}>
        <Trans>
          Decline<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
      <Button size="sm" busy={accept.isPending} onClick={() => !isBusy && accept.mutate(sent)}>
        <Trans>
          Accept<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
    </div>
  );
}

function Withdraw({ relationship }: ActionProps) {
  const name = personName(relationship.coach);
  const withdraw = useEnd({ title: t`Request withdrawn`, description: t`${{ name }} can no longer see it.` });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={withdraw.isPending}
      onClick={() => withdraw.mutate({ params: { id: relationship.id } })}
    >
      <Trans>
        Withdraw<span className="sr-only"> the request to {name}</span>
      </Trans>
    </Button>
  );
}
