// One award of a season with winners, runners-up and confirmation.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Megaphone, Trophy } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { AwardCandidate, ConfirmedAward, SeasonAward } from '#contract/publicity/awards.ts';
import { personName } from '#domain/people/person-name.ts';
import { awardName } from '#domain/publicity/awards/award-categories.ts';
import { awardFigure, awardRule, awardWorkingWords } from '#domain/publicity/awards/award-words.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { MemberLink } from '#web/lib/links/member-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PostLink } from '../post-link.tsx';
import type { SeasonQuery } from './awards-read.ts';

interface AwardCardProps {
  award: SeasonAward;
  season: SeasonQuery;
}

/** Name, rule, winners, runners-up, and Confirm or Withdraw. */
export function AwardCard({ award, season }: AwardCardProps) {
  const { category, refused, winners, runnersUp, candidates, confirmed } = award;
  const name = awardName(category);
  const body = { ...season, category };
  const onError = (error: Error) => failureToast(t`Nothing was changed`, error, t`Please try again.`);
  const confirm = useCall(endpoints.confirmAward, { onError, refreshOnFailure: true });
  const discard = useCall(endpoints.discardAward, { onError, refreshOnFailure: true });
  const [first] = confirmed;
  const isAnnounced = first !== undefined && first.announcedAt !== null;
  return (
    <Card as="article" className="grid content-start gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="flex items-center gap-2 text-lg">
            <Trophy aria-hidden className="size-5 text-primary" />
            {name}
          </h2>
          {isAnnounced ? (
            <Badge tone="success" icon={<Megaphone aria-hidden />}>
              {t({ message: 'Announced', context: 'award' })}
            </Badge>
          ) : (
            first && <Badge icon={<BadgeCheck aria-hidden />}>{t({ message: 'Confirmed', context: 'award' })}</Badge>
          )}
        </div>
        <p className="text-sm text-ink-muted">{awardRule(category)}</p>
      </div>
      {first ? (
        <>
          <Winners
            category={category}
            winners={confirmed.map((one) => ({ ...one, key: one.id, player: one.winner }))}
          />
          {hasMovedOn(confirmed, winners) && (
            <p className="text-sm text-attention">
              {t`The confirmed award stands, although today’s figures give a different result.`}
            </p>
          )}
        </>
      ) : refused === null ? (
        <Winners category={category} winners={winners.map(asWinner)} />
      ) : (
        <p className="rounded-lg bg-surface-sunken px-4 py-3 text-sm">
          {t`No award.`} {refused}
        </p>
      )}
      {refused === null && !first && <RunnersUp category={category} runnersUp={runnersUp} candidates={candidates} />}
      {/* Awards of a group stay within the club. */}
      {isAnnounced && season.groupId === undefined && (
        <div className="mt-auto">
          <PostLink kind="award" id={first.id} about={name} />
        </div>
      )}
      {!isAnnounced && (first || refused === null) && (
        <div className="mt-auto">
          {first ? (
            <Button variant="ghost" size="sm" busy={discard.isPending} onClick={() => discard.mutate({ body })}>
              <Trans>
                Withdraw<span className="sr-only"> {name}</span>
              </Trans>
            </Button>
          ) : (
            <Button variant="secondary" size="sm" busy={confirm.isPending} onClick={() => confirm.mutate({ body })}>
              <Trans>
                Confirm<span className="sr-only"> {name}</span>
              </Trans>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** Whether today's winners or figures differ from the confirmed ones. */
function hasMovedOn(confirmed: readonly ConfirmedAward[], winners: readonly AwardCandidate[]): boolean {
  const keys = (list: readonly { id: string; figure: number }[]) =>
    list
      .map(({ id, figure }) => `${id} ${figure}`)
      .toSorted()
      .join();
  return (
    keys(confirmed.map(({ winner, figure }) => ({ id: winner?.id ?? '', figure }))) !==
    keys(winners.map(({ player, figure }) => ({ id: player.id, figure })))
  );
}

interface WinnersProps {
  category: SeasonAward['category'];
  /** `player`: null for a deleted account. */
  winners: readonly (Pick<AwardCandidate, 'figure' | 'working'> & { key: string; player: ConfirmedAward['winner'] })[];
}

function asWinner({ player, ...rest }: AwardCandidate) {
  return { ...rest, key: player.id, player: { ...player, isMember: true } };
}

/** A link for a member; the name alone for a former one. */
function WinnerName({ winner }: { winner: ConfirmedAward['winner'] }) {
  if (winner?.isMember) return <MemberLink player={winner} />;
  return (
    <span translate="no" className="font-medium wrap-anywhere">
      {personName(winner, t`A former member`)}
    </span>
  );
}

function Winners({ category, winners }: WinnersProps) {
  return (
    <div className="grid gap-2">
      {winners.length > 1 && (
        <p className="text-sm font-medium">{t`${{ count: winners.length }} players share this award.`}</p>
      )}
      <ul className="grid gap-2">
        {winners.map(({ key, player, figure, working }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 rounded-lg bg-primary-soft px-4 py-3">
            <span className="grid min-w-0">
              <WinnerName winner={player} />
              <span className="text-sm text-ink-muted">{awardWorkingWords(working)}</span>
              {player?.mayBeShown === false && (
                <span className="text-sm text-attention">
                  {t`Prefers not to be named, so other members won’t see the name.`}
                </span>
              )}
            </span>
            <span className="shrink-0 font-heading text-xl font-semibold tabular-nums">
              {awardFigure(category, figure)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RunnersUpProps {
  category: SeasonAward['category'];
  runnersUp: readonly AwardCandidate[];
  candidates: number;
}

function RunnersUp({ category, runnersUp, candidates }: RunnersUpProps) {
  return (
    <div className="text-sm">
      <p className="text-ink-muted">{t`${{ count: candidates }} players qualify. Runners-up:`}</p>
      <ol>
        {runnersUp.map(({ player, figure, working }) => (
          <li key={player.id} className="flex items-baseline justify-between gap-4 py-1">
            <span className="min-w-0">
              <MemberLink player={player} />
              <span className="text-ink-muted">, {awardWorkingWords(working).toLowerCase()}</span>
            </span>
            <span className="shrink-0 tabular-nums">{awardFigure(category, figure)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
