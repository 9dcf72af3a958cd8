// A row of the list of levels.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const shown = (one: number | string | null) => shortLevel(Number(one), player.country, mappings);
  const coach = line.request && personName(line.request.by);
  const level = line.request && shown(line.request.level);
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
          <span>{plural({ count: reviews }, { one: '# review', other: '# reviews' })}</span>
          {lastReviewAt && (
            <span>
              <Trans>
                last <TimeText at={lastReviewAt} kind="date" />
              </Trans>
            </span>
          )}
          {suggestedLevel !== null && <span>{t`suggested ${{ level: shown(suggestedLevel) }}`}</span>}
        </span>
        {line.request && (
          <span className="flex items-start gap-1.5 text-sm">
            <MessageCircleQuestion aria-hidden className="mt-0.5 size-4 shrink-0 text-attention" />
            <span>
              <Trans>
                <span translate="no">{coach}</span> asks for {level}
              </Trans>
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Whether the level is verified, self-reported or withdrawn. */
function Kind({ line: { verified, player } }: { line: LevelLine }) {
  if (verified) return <span>{t`verified ${{ month: verificationMonth(verified.at) }}`}</span>;
  if (!player.levelWithdrawn) return <span>{t`self-reported`}</span>;
  return (
    <span>
      <Trans>
        withdrawn <WithdrawnWords {...player.levelWithdrawn} />
      </Trans>
    </span>
  );
}
