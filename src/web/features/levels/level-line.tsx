// A row of the list of levels.

import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion } from 'lucide-react';
import type { LevelLine } from '#contract/levels/levels.ts';
import { verificationMonth } from '#domain/levels/certificates.ts';
import { shortLevel } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { WithdrawnWords } from '#web/ui/padel/withdrawn-words.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { LevelSearch } from './level-search.ts';

interface LevelLineLinkProps {
  line: LevelLine;
  /** Search parameters to keep: view and search. */
  search: LevelSearch;
}

/** A link to the player's case. */
export function LevelLineLink({ line, search }: LevelLineLinkProps) {
  const { player, suggestedLevel, reviews, lastReviewAt } = line;
  const mappings = useScaleMappings();
  const shown = (level: number | string | null) => shortLevel(Number(level), player.country, mappings);
  return (
    <li>
      <Link
        to="/admin/level-verification"
        search={{ ...search, player: player.id }}
        className="grid gap-1 rounded-xl border bg-surface-raised p-4 shadow-raised transition-colors hover:border-line-strong"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
          <span translate="no" className="font-semibold wrap-anywhere">
            {personName(player)}
          </span>
          <span className="text-sm">
            {shown(player.currentLevel)}{' '}
            <span className="text-ink-muted">
              <Kind line={line} />
            </span>
          </span>
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>{reviews === 1 ? '1 review' : `${reviews} reviews`}</span>
          {lastReviewAt && (
            <span>
              last <TimeText at={lastReviewAt} kind="date" />
            </span>
          )}
          {suggestedLevel !== null && <span>suggested {shown(suggestedLevel)}</span>}
        </span>
        {line.request && (
          <span className="flex items-start gap-1.5 text-sm">
            <MessageCircleQuestion aria-hidden className="mt-0.5 size-4 shrink-0 text-attention" />
            <span>
              <span translate="no">{personName(line.request.by)}</span> asks for {shown(line.request.level)}
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Whether the level is verified, self-reported or withdrawn. */
function Kind({ line: { verified, player } }: { line: LevelLine }) {
  if (verified) return <span>{`verified ${verificationMonth(verified.at)}`}</span>;
  if (!player.levelWithdrawn) return <span>self-reported</span>;
  return (
    <span>
      withdrawn <WithdrawnWords {...player.levelWithdrawn} />
    </span>
  );
}
