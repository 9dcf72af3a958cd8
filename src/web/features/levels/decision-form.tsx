// The form for verifying a level.

import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { type LevelCase, LevelDecision } from '#contract/levels/levels.ts';
import { mayVerifyLevel, nearestLevel, verificationRules, verifiedScale } from '#domain/levels/level-verification.ts';
import { levelOf } from '#domain/levels/levels.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField, TextAreaField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { barStyles } from '#web/ui/layout/page.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { useNow } from '#web/ui/use-now.ts';
import { ReviewChoice } from './review-choice.tsx';
import { WhySecondOpinion } from './why-second-opinion.tsx';
import { levelWords } from './words.ts';

const halfSteps = Array.from(
  { length: (verifiedScale.max - verifiedScale.min) / verifiedScale.step + 1 },
  (_, index) => verifiedScale.min + index * verifiedScale.step,
);

/** The form's state. It starts with the suggested level, and says in advance whether a second opinion is needed. */
export function useDecision({ player, reviews, history, measured }: LevelCase) {
  const user = useCurrentUser();
  const now = useNow();
  const form = useSchemaForm(
    LevelDecision,
    {
      level: nearestLevel(measured?.level ?? levelOf(player) ?? verifiedScale.min),
      note: '',
      reviewIds: reviews.slice(-verificationRules.reviewsChosen).map(({ videoId }) => videoId),
      basedOn: history[0]?.id ?? null,
    },
    `level:${player.id}`,
  );
  const { control } = form;
  const mappings = useScaleMappings();
  const level = useWatch({ control, name: 'level' });
  const parts = useEndpointForm(form, endpoints.verifyLevel, {
    id: useId(),
    sent: (body) => ({ params: { userId: player.id }, body }),
    onSuccess: ({ outcome }) =>
      outcome === 'verified'
        ? toast({
            title: t`${{ player: player.firstName }}’s level is verified`,
            description: levelWords(level, player.country, mappings),
            tone: 'success',
          })
        : toast({
            title: t`Waiting for a second opinion`,
            description: t`Other coaches and administrators have been notified.`,
          }),
    refreshOnFailure: true,
  });
  // Only checks the level; the form validates note and reviews.
  const answer = mayVerifyLevel(
    { verifier: user, playerId: player.id, level, note: '.', reviews: 1, past: history },
    now,
  );
  return { ...parts, control, level, answer };
}

type Decision = ReturnType<typeof useDecision>;

/** The choice of reviews, in the evidence. */
export function DecisionReviews({ reviews, decision }: { reviews: LevelCase['reviews']; decision: Decision }) {
  return (
    <Card as="section">
      <Controller
        control={decision.control}
        name="reviewIds"
        render={({ field: chosen }) => (
          <ReviewChoice
            {...decision.mark('reviewIds')}
            reviews={reviews}
            chosen={chosen.value}
            onChosenChange={chosen.onChange}
          />
        )}
      />
    </Card>
  );
}

/** Level, reasons and the button, which a phone has in a bar at its foot with the level. */
export function DecisionForm({ data: { player }, decision }: { data: LevelCase; decision: Decision }) {
  const { viewedBy } = useCurrentUser();
  const { field, level, answer } = decision;
  const mappings = useScaleMappings();
  useRootMark('actions');
  const shown = (value: number) => levelWords(value, player.country, mappings);
  const needsSecond = answer.kind === 'needs-confirmation';
  return (
    <Card as="section">
      <CardTitle>{player.isLevelVerified ? t`Verify again` : t`Verify the level`}</CardTitle>
      <Form form={decision}>
        <SelectField
          {...field('level', { valueAsNumber: true })}
          label={t`Level`}
          options={halfSteps.map((value) => ({ value: String(value), label: shown(value) }))}
        />
        {needsSecond && <WhySecondOpinion reasons={answer.reasons} firstName={player.firstName} />}
        <TextAreaField
          {...field('note')}
          label={t`Your reasons`}
          help={t`A sentence or two that ${{ player: player.firstName }} can read. Up to 1000 characters.`}
        />
        <div className={cn('max-sm:flex max-sm:items-center max-sm:gap-3', barStyles)}>
          <span aria-hidden className="min-w-0 truncate text-sm font-medium sm:hidden">
            {shown(level)}
          </span>
          <Button type="submit" className="sm:w-full" disabled={viewedBy !== null} busy={decision.isPending}>
            {needsSecond ? t`Ask for a second opinion` : t`Verify this level`}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
