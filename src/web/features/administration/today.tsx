// Today's figures on the administrator's dashboard.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Activity, Clapperboard, ClipboardCheck, MessagesSquare, UserRoundPlus } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { LinkedFigure } from './linked-figure.tsx';

/** The day so far, in the browser's time zone; each figure links to its list. */
export function Today() {
  const timeZone = ownTimeZone();
  const today = wallTime(useNow().getTime(), timeZone).date;
  const day = { from: today, to: today };
  const { data, error, refetch } = useQuery(query(endpoints.getAnalytics, { query: { ...day, timeZone } }));
  if (error && !data) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  const totals = data?.totals;
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="mb-3 text-lg">
        {t`Today`}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        <LinkedFigure
          label={t`Sign-ups`}
          value={totals?.signUps}
          hint={t`See new people`}
          icon={<UserRoundPlus aria-hidden />}
          link={{ to: '/admin/users' }}
        />
        <LinkedFigure
          label={t`Active people`}
          value={totals?.activePeople}
          hint={t`See analytics`}
          icon={<Activity aria-hidden />}
          link={{ to: '/admin/analytics', search: day }}
        />
        <LinkedFigure
          label={t`Videos sent`}
          value={totals?.videos}
          hint={t`See today’s videos`}
          icon={<Clapperboard aria-hidden />}
          link={{ to: '/admin/videos', search: day }}
        />
        <LinkedFigure
          label={t`Reviews published`}
          value={totals?.reviews}
          hint={t`See today’s notes`}
          icon={<ClipboardCheck aria-hidden />}
          link={{ to: '/admin/video-annotations', search: day }}
        />
        <LinkedFigure
          label={t`Messages`}
          value={totals?.messages}
          hint={t`See analytics`}
          icon={<MessagesSquare aria-hidden />}
          link={{ to: '/admin/analytics', search: day }}
        />
      </ul>
    </section>
  );
}
