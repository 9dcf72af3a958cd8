// A player's current level, and the level suggested by ratings.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelCase, MeasuredLevel } from '#contract/levels/levels.ts';
import { verificationMonth } from '#domain/levels/certificates.ts';
import { nearestLevel, recheckFrom, verificationRules } from '#domain/levels/level-verification.ts';
import { measuredText } from '#domain/levels/model/measured-level.ts';
import { personName } from '#domain/people/person-name.ts';
import { dayLength } from '#domain/time/moments.ts';
import { daysAway } from '#domain/time/relative-time.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { VerifiedBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { useNow } from '#web/ui/use-now.ts';
import { WhyLevelButton } from './shared/why-level-button.tsx';
import { levelWords } from './words.ts';

/** The current verification can be withdrawn here. */
export function CaseFigures({ data: { player, measured, history } }: { data: LevelCase }) {
  const now = useNow();
  const current = player.isLevelVerified ? history.find(({ withdrawnAt }) => withdrawnAt === null) : undefined;
  const month = current && verificationMonth(current.verifiedAt);
  const coach = current && personName(current.verifiedBy, t`Former coach`);
  const mappings = useScaleMappings();
  const isDue = current !== undefined && Date.parse(recheckFrom(current.verifiedAt)) <= now.getTime();
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 translate="no" className="text-lg wrap-anywhere">
          {personName(player)}
        </h2>
        <VerifiedBadge verified={current !== undefined} withdrawn={player.levelWithdrawn} />
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Figure
          label={current ? t`Verified level` : player.levelWithdrawn ? t`Withdrawn level` : t`Self-reported level`}
        >
          {levelWords(player.currentLevel, player.country, mappings)}
        </Figure>
        <Figure label={t`Suggested by the ratings`} hint={measured && <MeasuredWords measured={measured} now={now} />}>
          {measured ? levelWords(nearestLevel(measured.level), player.country, mappings) : t`Nothing yet`}
        </Figure>
      </dl>
      <WhyLevelButton userId={player.id} country={player.country}>
        {t`Why this level?`}
      </WhyLevelButton>
      {current && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t pt-4">
          <p className="text-sm">
            <span>
              <Trans>
                Verified {month} by <span translate="no">{coach}</span>.
              </Trans>
            </span>
            {isDue && (
              <span className="mt-1 flex items-center gap-1.5 font-medium text-attention">
                <RotateCcw aria-hidden className="size-4 shrink-0" />
                {t`A re-check is due, as it is more than ${plural({ months: verificationRules.recheckMonths }, { one: '# month', other: '# months' })} old.`}
              </span>
            )}
          </p>
          <Withdraw player={player} />
        </div>
      )}
    </Card>
  );
}

function Figure({ label, hint, children }: { label: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="text-lg leading-snug font-semibold">{children}</dd>
      {hint && <dd className="text-sm text-ink-muted">{hint}</dd>}
    </div>
  );
}

/** What is measured, how sure that is, and what it rests on: "4.0, between 3.8 and 4.3, from 5 reviews, last match 3 months ago". */
function MeasuredWords({ measured, now }: { measured: MeasuredLevel; now: Date }) {
  const { reviews, lastMatchOn } = measured;
  const days = Math.max(Math.floor((now.getTime() - Date.parse(lastMatchOn)) / dayLength), 0);
  return (
    <>
      <span title={t`On the internal scale, in 95 of 100 cases`}>{measuredText(measured)}</span>
      <span>{`, ${plural(reviews, { one: 'from # review', other: 'from # reviews' })}`}</span>
      {Date.parse(recheckFrom(lastMatchOn)) <= now.getTime() && (
        <span>{`, ${t`last match ${{ ago: daysAway(-days) }}`}`}</span>
      )}
    </>
  );
}

function Withdraw({ player }: { player: LevelCase['player'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const { viewedBy } = useCurrentUser();
  const withdraw = useCall(endpoints.withdrawLevel, {
    onSuccess: () =>
      toast({
        title: t`Verification withdrawn`,
        description: t`We’ll let ${{ player: player.firstName }} know why.`,
      }),
    refreshOnFailure: true,
  });
  return (
    <>
      <Button variant="secondary" size="sm" disabled={viewedBy !== null} onClick={() => setIsOpen(true)}>
        {t`Withdraw`}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        draft={`withdraw-level:${player.id}`}
        title={t`Withdraw the verified level of ${{ person: personName(player) }}`}
        description={t`The stamp and the public certificate disappear at once. The level stays, shown as unverified.`}
        help={t`${{ player: player.firstName }} can read it, and it stays in the history.`}
        confirmLabel={t`Withdraw the verification`}
        onConfirm={(reason) => withdraw.mutateAsync({ params: { userId: player.id }, body: { reason } })}
      />
    </>
  );
}
