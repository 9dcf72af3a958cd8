// Notes on which players wait for the coach's answer.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** Those that have waited longest, with links to their threads; nothing while none waits, and while viewing as someone else. */
export function UnansweredNotes() {
  const { viewedBy } = useCurrentUser();
  const { data } = useQuery({ ...query(endpoints.listUnansweredNotes), enabled: viewedBy === null });
  if (!data || data.count === 0) return null;
  const { count, first } = data;
  return (
    <Card as="section">
      <CardTitle>{plural(count, { one: '# answer waiting for you', other: '# answers waiting for you' })}</CardTitle>
      <ul className="-my-2 grid divide-y">
        {first.map(({ videoId, noteId, videoTitle, timestamp, player, since }) => (
          <li key={`${videoId} ${noteId}`}>
            <Link
              to="/coach/video-analysis/$videoId"
              params={{ videoId }}
              search={{ note: noteId }}
              className="-mx-2 grid gap-0.5 rounded-lg px-2 py-2.5 hover:bg-surface-sunken"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span translate="no" className="min-w-0 truncate font-semibold">
                  {personName(player)}
                </span>
                <TimeText at={since} className="shrink-0 text-xs text-ink-muted" />
              </span>
              <span className="truncate text-sm text-ink-muted">
                <Trans>
                  Note at {{ time: formatClockTime(timestamp) }}, <span translate="no">{videoTitle}</span>
                </Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <p className="mt-3 text-sm text-ink-muted">{t`The rest appear here as you answer or close these.`}</p>
      )}
    </Card>
  );
}
