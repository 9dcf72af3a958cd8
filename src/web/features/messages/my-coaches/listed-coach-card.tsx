// A coach in the search results.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedCoach } from '#contract/people/coaching.ts';
import { languageName } from '#domain/people/languages.ts';
import { personName } from '#domain/people/person-name.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { CoachLine } from './coach-line.tsx';

/** The coach's profile, and the request button. */
export function ListedCoachCard({ coach }: { coach: ListedCoach }) {
  const [isAsking, setAsking] = useState(false);
  const { about, languages, certifiedSince, connection } = coach;
  const name = personName(coach);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <CoachLine coach={coach} />
      <p dir="auto" className="max-w-[65ch] text-sm whitespace-pre-line wrap-anywhere">
        {about}
      </p>
      <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-muted">{t`Languages`}</dt>
        <dd>{languages.map(languageName).join(', ')}</dd>
        {certifiedSince !== null && (
          <>
            <dt className="text-ink-muted">{t`Certified since`}</dt>
            <dd>{certifiedSince}</dd>
          </>
        )}
      </dl>
      {connection === 'active' ? (
        <Badge tone="success">{t`Your coach`}</Badge>
      ) : connection === 'requested' ? (
        <Link to="/my-coaches" className="w-fit rounded-full hover:underline">
          <Badge tone="attention">{t`Request waiting`}</Badge>
        </Link>
      ) : (
        <Button className="sm:w-fit" onClick={() => setAsking(true)}>
          <Trans>
            Send request<span className="sr-only"> to {name}</span>
          </Trans>
        </Button>
      )}
      <AskDialog coachId={coach.id} name={name} open={isAsking} onOpenChange={setAsking} />
    </Card>
  );
}
