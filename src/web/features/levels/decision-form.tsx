// The form for verifying a level.

import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { type LevelCase, LevelDecision } from '#contract/levels/levels.ts';
import { mayVerifyLevel, nearestLevel, suggestedLevel, verifiedScale } from '#domain/levels/level-verification.ts';
import { levelOf } from '#domain/levels/levels.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField, TextAreaField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { ratingsOfCase } from './ratings-of-case.ts';
import { ReviewChoice } from './review-choice.tsx';
import { WhySecondOpinion } from './why-second-opinion.tsx';
import { levelWords } from './words.ts';

const halfSteps = Array.from(
  { length: (verifiedScale.max - verifiedScale.min) / verifiedScale.step + 1 },
  (_, index) => verifiedScale.min + index * verifiedScale.step,
);

/** Starts with the suggested level, and shows in advance whether a second opinion is needed. */
export function DecisionForm({ data: { player, reviews, history } }: { data: LevelCase }) {
  const user = useCurrentUser();
  const now = useNow();
  const suggested = suggestedLevel(ratingsOfCase(reviews));
  const form = useSchemaForm(
    LevelDecision,
    {
      level: suggested?.level ?? nearestLevel(levelOf(player) ?? verifiedScale.min),
      note: '',
      reviewIds: suggested?.videoIds ?? [],
      basedOn: history[0]?.id ?? null,
    },
    `level:${player.id}`,
  );
  const { control } = form;
  const level = useWatch({ control, name: 'level' });
  const { field, mark, ...decision } = useEndpointForm(form, endpoints.verifyLevel, {
    id: useId(),
    sent: (body) => ({ params: { userId: player.id }, body }),
    onSuccess: ({ outcome }) =>
      outcome === 'verified'
        ? toast({ title: `${player.firstName}’s level is verified`, description: shown(level), tone: 'success' })
        : toast({
            title: 'Waiting for a second opinion',
            description: 'Other coaches and administrators have been notified.',
          }),
    refreshOnFailure: true,
  });
  const shown = (value: number) => levelWords(value, player.country);
  // Only checks the level; the form validates note and reviews.
  const answer = mayVerifyLevel(
    { verifier: user, playerId: player.id, level, note: '.', reviews: 1, past: history },
    now,
  );
  const needsSecond = answer.kind === 'needs-confirmation';

  return (
    <Card as="section">
      <CardTitle>{player.isLevelVerified ? 'Verify again' : 'Verify the level'}</CardTitle>
      <Form form={decision}>
        <SelectField
          {...field('level', { valueAsNumber: true })}
          label="Level"
          options={halfSteps.map((value) => ({ value: String(value), label: shown(value) }))}
          className="max-w-sm"
        />
        {needsSecond && <WhySecondOpinion reasons={answer.reasons} firstName={player.firstName} />}
        <Controller
          control={control}
          name="reviewIds"
          render={({ field: chosen }) => (
            <ReviewChoice
              {...mark('reviewIds')}
              reviews={reviews}
              chosen={chosen.value}
              onChosenChange={chosen.onChange}
            />
          )}
        />
        <TextAreaField
          {...field('note')}
          label="Your reasons"
          help={`A sentence or two that ${player.firstName} can read. Up to 1000 characters.`}
        />
        <Button
          type="submit"
          className="justify-self-start"
          disabled={user.viewedBy !== null}
          busy={decision.isPending}
        >
          {needsSecond ? 'Ask for a second opinion' : 'Verify this level'}
        </Button>
      </Form>
    </Card>
  );
}
