// Giving a level: which, what it rests on, and why.

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { type LevelCase, LevelDecision } from '#contract/players/levels.ts';
import { mayVerifyLevel, nearestLevel, suggestedLevel, verifiedScale } from '#domain/levels/level-verification.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, SelectField, TextAreaField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { refreshLevels } from './level-counts.ts';
import { ratingsOfCase } from './ratings-of-case.ts';
import { ReviewChoice } from './review-choice.tsx';
import { WhySecondWord } from './why-second-word.tsx';
import { levelWords } from './words.ts';

const halfSteps = Array.from(
  { length: (verifiedScale.max - verifiedScale.min) / verifiedScale.step + 1 },
  (_, index) => verifiedScale.min + index * verifiedScale.step,
);

/** Begins with what the ratings suggest. Says beforehand, by the server's own rules, when a second word will be needed. */
export function DecisionForm({ data: { player, reviews, history } }: { data: LevelCase }) {
  const user = useCurrentUser();
  const now = useNow();
  const formId = useId();
  const queryClient = useQueryClient();
  const suggested = suggestedLevel(ratingsOfCase(reviews));
  const form = useForm({
    resolver: zodResolver(LevelDecision),
    defaultValues: {
      level: suggested?.level ?? nearestLevel(Number(player.currentLevel)),
      note: '',
      reviewIds: suggested?.videoIds ?? [],
      basedOn: history[0]?.id ?? null,
    },
    shouldFocusError: false,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const level = useWatch({ control, name: 'level' });
  const verify = useCall(endpoints.verifyLevel, {
    onSuccess: ({ outcome }) =>
      outcome === 'verified'
        ? toast({ title: `${player.firstName}’s level is verified`, description: shown(level), tone: 'success' })
        : toast({ title: 'Waiting for a second word', description: 'Other coaches and the administrators are told.' }),
    onError: (error) => showFormErrors(error, form),
    onSettled: () => refreshLevels(queryClient),
  });
  const shown = (value: number) => levelWords(value, player.country);
  // The note and the reviews have their own sentences in the form: here the question is about the level alone.
  const answer = mayVerifyLevel(
    { verifier: user, playerId: player.id, level, note: '.', reviews: 1, past: history },
    now,
  );
  const needsSecond = answer.kind === 'needs-confirmation';

  return (
    <Card as="section">
      <CardTitle>{player.isLevelVerified ? 'Verify anew' : 'Verify the level'}</CardTitle>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((body) => verify.mutate({ params: { userId: player.id }, body }))}
      >
        <FormErrors errors={errorList(errors, formId)} />
        <SelectField
          {...register('level', { valueAsNumber: true })}
          id={`${formId}-level`}
          label="Level"
          options={halfSteps.map((value) => ({ value: String(value), label: shown(value) }))}
          error={errors.level?.message}
          className="max-w-sm"
        />
        {needsSecond && <WhySecondWord reasons={answer.reasons} firstName={player.firstName} />}
        <Controller
          control={control}
          name="reviewIds"
          render={({ field }) => (
            <ReviewChoice
              id={`${formId}-reviewIds`}
              reviews={reviews}
              chosen={field.value}
              onChosenChange={field.onChange}
              error={errors.reviewIds?.message}
            />
          )}
        />
        <TextAreaField
          {...register('note')}
          id={`${formId}-note`}
          label="What it rests on"
          help={`A sentence or two; ${player.firstName} reads them. Up to 1000 characters.`}
          error={errors.note?.message}
        />
        <Button type="submit" className="justify-self-start" disabled={user.viewedBy !== null} busy={verify.isPending}>
          {needsSecond ? 'Ask for a second word' : 'Verify this level'}
        </Button>
      </form>
    </Card>
  );
}
