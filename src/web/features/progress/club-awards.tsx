// Awards announced by the player's club.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { AnnouncedAward } from '#contract/publicity/awards.ts';
import { personName } from '#domain/people/person-name.ts';
import { awardName } from '#domain/publicity/awards/award-categories.ts';
import { awardFigure, awardWorkingWords } from '#domain/publicity/awards/award-words.ts';
import { seasonWords } from '#domain/publicity/awards/season.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Fold } from '#web/ui/layout/fold.tsx';

const shownSeasons = 2;

/** The latest seasons with their winners, folded; nothing without any or while loading. */
export function ClubAwards() {
  const { data = [] } = useQuery(query(endpoints.listClubAwards));
  const { id: ownId } = useCurrentUser();
  if (data.length === 0) return null;
  const seasons = [...Map.groupBy(data, ({ season }) => seasonWords(season))].slice(0, shownSeasons);
  return (
    <Fold title={t`Your club’s awards`} count={seasons.flatMap(([, awards]) => awards).length}>
      <div className="grid gap-5 pt-2">
        {seasons.map(([words, awards]) => (
          <section key={words} className="grid gap-2">
            <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-muted">{words}</h3>
            <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {awards.map((award) => (
                <Award key={award.id} award={award} isOwn={award.winner?.id === ownId} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Fold>
  );
}

function Award({ award, isOwn }: { award: AnnouncedAward; isOwn: boolean }) {
  const { category, groupName, winner, figure, working } = award;
  return (
    <li className="flex items-start gap-3">
      <Trophy aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <span className="grid min-w-0">
        <span className="font-medium wrap-anywhere">
          {awardName(category)}
          <span>{groupName === null ? '' : `, ${groupName}`}: </span>
          <span dir="auto">
            {isOwn ? t({ message: 'you', context: 'winner of an award' }) : personName(winner, t`a member of the club`)}
          </span>
        </span>
        <span className="text-sm text-ink-muted">
          {awardFigure(category, figure)}. {awardWorkingWords(working)}.
        </span>
      </span>
    </li>
  );
}
