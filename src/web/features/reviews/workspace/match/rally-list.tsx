// The rallies, to go to, trim and delete.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { minRalliesForShare, type Rally, secondsInPlay, shareInPlay } from '#domain/reviews/notes/rallies.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { IconButton } from '#web/ui/button.tsx';
import { goTo } from '../state/review-actions.ts';
import { useOpenReview } from '../state/review-context.ts';
import { usePlayedRallies } from '../video/use-played-rallies.ts';
import { changeRally, rallyText, removeRally } from './rally-actions.ts';
import { RallyTrim } from './rally-trim.tsx';

/** All rallies by time, and the time in play. */
export function RallyList() {
  const rallies = usePlayedRallies();
  const [trimmed, setTrimmed] = useState<number | null>(null);
  return (
    <section aria-label={t`Rallies`} className="grid gap-3">
      <h2 className="text-base">{t`Rallies`}</h2>
      <RallyFigures rallies={rallies} />
      <ol aria-label={t`Rallies`} className="grid divide-y">
        {rallies.map((rally, index) => (
          <RallyRow
            key={rally.start}
            rally={rally}
            number={index + 1}
            isTrimmed={trimmed === index}
            onTrim={(isTrimmed) => setTrimmed(isTrimmed ? index : null)}
          />
        ))}
      </ol>
    </section>
  );
}

function RallyFigures({ rallies }: { rallies: readonly Rally[] }) {
  const share = shareInPlay(rallies);
  const inPlay = formatClockTime(secondsInPlay(rallies));
  const count = rallies.length;
  return (
    <p className="text-sm text-ink-muted">
      {share === null ? (
        <>
          <span>{plural(count, { one: `# rally, ${inPlay} in play.`, other: `# rallies, ${inPlay} in play.` })}</span>{' '}
          <span>{t`The time in play is shown as a percentage from ${{ minimum: minRalliesForShare }} rallies.`}</span>
        </>
      ) : (
        plural(count, {
          one: `# rally, ${inPlay} in play: ${share}% of the time between the first and the last.`,
          other: `# rallies, ${inPlay} in play: ${share}% of the time between the first and the last.`,
        })
      )}
    </p>
  );
}

interface RallyRowProps {
  rally: Rally;
  number: number;
  isTrimmed: boolean;
  onTrim: (isTrimmed: boolean) => void;
}

function RallyRow({ rally, number, isTrimmed, onTrim }: RallyRowProps) {
  const review = useOpenReview();
  const name = t`Rally ${{ number }}, ${{ time: rallyText(rally) }}`;
  return (
    <li className="grid gap-1 py-1 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]">
      <div className="flex items-center gap-1">
        <button
          type="button"
          onClick={() => goTo(review, rally.start)}
          className="flex min-h-9 grow items-center gap-3 rounded-lg px-2 text-left text-sm hover:bg-surface-sunken/60 focus-visible:-outline-offset-2 pointer-fine:min-h-8"
        >
          <span className="min-w-8 text-ink-muted">
            <Trans>
              <span className="sr-only">Go to rally </span>
              {number}
            </Trans>
          </span>
          <span className="font-medium">{rallyText(rally)}</span>
          <span className="text-ink-muted">{Math.round(rally.end - rally.start)} s</span>
        </button>
        {!review.store.isReadOnly && (
          <span className="flex text-ink-muted">
            <IconButton
              size="sm"
              label={t`Trim ${{ name }}`}
              aria-expanded={isTrimmed}
              onClick={() => onTrim(!isTrimmed)}
            >
              <Pencil aria-hidden className="size-4!" />
            </IconButton>
            <IconButton size="sm" label={t`Delete ${{ name }}`} onClick={() => removeRally(review, rally)}>
              <Trash2 aria-hidden className="size-4!" />
            </IconButton>
          </span>
        )}
      </div>
      {isTrimmed && <RallyTrim rally={rally} onChange={(to) => changeRally(review, rally, to)} />}
    </li>
  );
}
