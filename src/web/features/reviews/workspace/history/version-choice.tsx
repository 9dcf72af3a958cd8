// A choice of versions.

import { t } from '@lingui/core/macro';
import type { ReviewVersion } from '#contract/reviews/reviews.ts';
import { personName } from '#domain/people/person-name.ts';
import { cn } from '#web/ui/class-names.ts';
import { TimeText } from '#web/ui/time.tsx';

interface VersionChoiceProps {
  /** The latest first. */
  versions: readonly ReviewVersion[];
  /** Number of the version shown. */
  chosen: number;
  onChoose: (number: number) => void;
}

/** When and by whom each was published. */
export function VersionChoice({ versions, chosen, onChoose }: VersionChoiceProps) {
  return (
    <ol aria-label={t`Versions`} className="grid max-h-56 content-start gap-1 overflow-y-auto p-0.5 sm:max-h-none">
      {versions.map(({ number, publishedAt, coach, reason }, index) => (
        <li key={number}>
          <button
            type="button"
            aria-pressed={number === chosen}
            onClick={() => onChoose(number)}
            className={cn(
              'grid min-h-11 w-full rounded-lg px-3 py-1.5 text-left text-sm hover:bg-surface-sunken',
              number === chosen && 'bg-primary-soft hover:bg-primary-soft',
            )}
          >
            <span className="font-medium">
              {t`Version ${{ number }}`}
              {index === 0 && <span className="font-normal text-ink-muted">{` · ${t`published now`}`}</span>}
            </span>
            <span className="text-ink-muted">
              <TimeText at={publishedAt} kind="datetime" />
              {', '}
              <span translate="no">{personName(coach, t`a former coach`)}</span>
            </span>
            {reason !== null && <span className="wrap-anywhere text-ink-muted">{reason}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
