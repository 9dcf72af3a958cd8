// To whom a session is open, and who waits for a place, in the coach's dialog.

import { t } from '@lingui/core/macro';
import { DoorOpen } from 'lucide-react';
import { levelBandText } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { isFirstCome, mayOpenSession, ordinal } from '#domain/training/open-sessions.ts';
import { formatMoment } from '#web/lib/format.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { useNow } from '#web/ui/use-now.ts';
import type { OpenSession } from '../coach-sessions/session-facts.tsx';

interface OpeningPartProps {
  session: OpenSession;
  onAction: (action: 'open' | 'close') => void;
}

/** A button to open it; once it is open, its levels and the waiting list. Only coaches of a club open sessions. */
export function OpeningPart({ session, onAction }: OpeningPartProps) {
  const { role, country } = useCurrentUser();
  const isOwn = role === 'coach_club';
  const mappings = useScaleMappings();
  const now = useNow();
  const { opening, sessionDate, club } = session;
  const mayOpen = isOwn && mayOpenSession(session, now).allowed;
  if (opening === null) {
    return mayOpen ? (
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        icon={<DoorOpen aria-hidden />}
        onClick={() => onAction('open')}
      >
        {t({ message: 'Open to members', context: 'verb' })}
      </Button>
    ) : null;
  }
  const { levels, waiting } = opening;
  return (
    <section aria-label={t`Open to members`} className="grid gap-3 rounded-lg bg-surface-sunken p-4">
      <p className="flex items-start gap-2.5">
        <DoorOpen aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
        <span>
          <span>{openTo(club, isOwn, levels && levelBandText(levels, club?.country ?? country, mappings))}</span>
          <span className="block text-sm text-ink-muted">
            {waiting.length === 0 ? t`The waiting list is empty.` : t`${{ count: waiting.length }} on the waiting list`}
          </span>
        </span>
      </p>
      {waiting.length > 0 && (
        <ol aria-label={t`Waiting list`} className="grid gap-2">
          {waiting.map((person, index) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="w-9 text-sm text-ink-muted tabular-nums">{ordinal(index + 1)}</span>
              <span translate="no" className="min-w-0 wrap-anywhere">
                {personName(person)}
              </span>
              {person.offeredUntil !== null && (
                <Badge tone="attention">
                  {isFirstCome(sessionDate, now)
                    ? t`Knows of a free place`
                    : t`Place offered until ${{ moment: formatMoment(person.offeredUntil) }}`}
                </Badge>
              )}
            </li>
          ))}
        </ol>
      )}
      {mayOpen && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => onAction('open')}>
            {t`Change levels`}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onAction('close')}>
            {t`Stop members joining`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** For whom it is: coaches of a club read about theirs, administrators which one it is. */
function openTo(club: OpenSession['club'], isOwn: boolean, levels: string | null): string {
  if (isOwn || club === null)
    return levels ? t`Open to members of your club, ${{ levels }}` : t`Open to members of your club`;
  return levels
    ? t`Open to members of ${{ club: club.name }}, ${{ levels }}`
    : t`Open to members of ${{ club: club.name }}`;
}
