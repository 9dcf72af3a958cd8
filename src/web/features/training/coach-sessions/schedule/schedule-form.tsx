// The booking form with its plan.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import type { TrainingRequest } from '#contract/training/training-requests.ts';
import { personName } from '#domain/people/person-name.ts';
import { isBlank } from '#domain/plain-text.ts';
import { type WallTime, wallTime } from '#domain/time/time-zones.ts';
import { isOver, repeats } from '#domain/training/schedule.ts';
import { placesRange } from '#domain/training/session-places.ts';
import { daysText, proposedDay, proposedTitle } from '#domain/training/training-requests.ts';
import { ConflictNotice } from '#web/lib/forms/conflict-notice.tsx';
import { formFields } from '#web/lib/forms/use-endpoint-form.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { LevelBandFields } from '#web/ui/padel/level-band-fields.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { ObjectiveSuggestions } from '../objective-suggestions.tsx';
import { WhatFields, WhenFields } from '../session-fields.tsx';
import { type BookingValues, emptyBooking } from '../session-values.ts';
import { PlanPreview } from './plan-preview.tsx';
import { type PickedPlayer, PlayerPicker, useToPicked } from './player-picker.tsx';
import { useBooking } from './use-booking.ts';
import { usePlan } from './use-plan.ts';
import { WeekPanel } from './week-panel.tsx';

interface ScheduleFormProps {
  date: string | undefined;
  /** The player's request that the booking answers. */
  request?: TrainingRequest | undefined;
  /** Preselected. */
  players: readonly PickedPlayer[] | undefined;
  /** Whether the player in the address cannot be booked. */
  isNotBookable: boolean;
  /** The coach an administrator books for, with the field to choose; coaches book for themselves. */
  leader?: { coachId: string | null; field: (error: string | undefined) => ReactNode };
  onBooked: (sessions: CoachSession[]) => void;
}

/** Keeps input when sending fails or the page is left by accident. */
export function ScheduleForm({ date, request, players, isNotBookable, leader, onBooked }: ScheduleFormProps) {
  const conflictBox = useRef<HTMLDivElement>(null);
  const { form, send, conflicts, clearConflicts, isSending, isLeaderMissing } = useBooking({
    given: {
      ...(request && proposalFor(request)),
      ...(date && { date }),
      ...(players?.length && { playerIds: players.map(({ value }) => value) }),
    },
    requestId: request?.id,
    leader,
    isHeld: () => {
      conflictBox.current?.focus();
      return conflictBox.current !== null;
    },
    onBooked,
  });
  const { control, setValue, formState } = form;
  const { isSubmitted } = formState;
  const { mark, ...fields } = formFields(form, useId());
  const values = useWatch({ control }) as BookingValues;
  const picked = usePicked(values.playerIds, players);
  // Where the players train, not where the coach's browser is.
  const suggested = picked.chosen.find((one) => one.timeZone)?.timeZone ?? ownTimeZone();
  const timeZone = values.timeZone || suggested;
  const { dates, isPlanning } = usePlan(values, timeZone, leader);
  const now = useNow();
  const user = useCurrentUser();
  const mayOpen = user.role === 'coach_club' && leader === undefined;
  const isLogging = dates !== undefined && dates.every(({ sessionDate }) => isOver(sessionDate, now));
  const isRefused = conflicts !== null && !dates?.some((one) => one.conflicts?.length);
  const [hasTexts] = useState(() => [values.place, values.objectives, values.notes].some((text) => !isBlank(text)));
  const choose = (slot: WallTime) => {
    clearConflicts();
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue('date', slot.date, options);
    setValue('time', slot.time, options);
  };
  const field = (name: Exclude<keyof BookingValues, 'playerIds'>) => fields.field(name, { onChange: clearConflicts });

  return (
    <Form form={{ ...fields, submit: send(false, timeZone) }}>
      <div className="grid gap-5 lg:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Card className="grid content-start gap-5">
          {request && <AnsweredRequest request={request} />}
          {isNotBookable && (
            <p role="status" className="rounded-lg bg-attention-soft p-3 text-sm text-attention">
              {t`Training sessions are for club members, and this player is not in a club.`}
            </p>
          )}
          {leader?.field(isLeaderMissing ? t`Please choose an active coach.` : undefined)}
          <TextField {...field('title')} label={t`Title`} placeholder={t`e.g. Volleys in pairs`} required />
          <PlayerPicker
            {...mark('playerIds')}
            chosen={picked.chosen}
            onChosenChange={(chosen) => {
              clearConflicts();
              picked.remember(chosen);
              const ids = chosen.map(({ value }) => value);
              setValue('playerIds', ids, { shouldDirty: true, shouldValidate: isSubmitted });
            }}
          />
          <WhenFields field={field} timeZone={timeZone} suggested={suggested} typed={values} />
          <NumberField
            {...field('repeats')}
            range={repeats}
            label={t`Weekly sessions`}
            help={t`Enter 1 for a single session, or more to repeat it weekly at the same time.`}
            className="sm:max-w-64"
            required
          />
          <NumberField
            {...field('places')}
            range={placesRange}
            label={t`Number of places`}
            placeholder={String(Math.max(1, values.playerIds.length))}
            help={t`Left empty, one for each player; up to ${{ max: placesRange.max }}.`}
            className="sm:max-w-64"
            optional
          />
          {mayOpen && (
            <>
              <SelectField
                {...field('opening')}
                label={t`Who can join`}
                options={[
                  { value: 'players', label: t`Only the players chosen` },
                  { value: 'members', label: t`Members of my club too` },
                ]}
              />
              {values.opening === 'members' && <LevelBandFields field={field} country={user.country} />}
            </>
          )}
        </Card>
        <WeekPanel
          values={values}
          timeZone={timeZone}
          coachId={leader?.coachId ?? undefined}
          requested={request?.days ?? []}
          onChoose={choose}
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <Card className="grid gap-5 self-start lg:row-start-2">
          <section aria-label={t`Your plan`} className="rounded-lg bg-surface-sunken p-4">
            <PlanPreview
              {...{ dates, isPlanning, timeZone, conflictBox, isSending }}
              time={values.time}
              onBookAnyway={() => void send(true, timeZone)()}
            />
          </section>
          <Fold title={t`Place, objectives and notes`} startsOpen={hasTexts || 'wide'}>
            <div className="grid gap-5 pt-2">
              <WhatFields field={field}>
                <ObjectiveSuggestions
                  players={picked.chosen.map(({ value, label }) => ({ id: value, name: label }))}
                  value={values.objectives}
                  onChange={(objectives) => setValue('objectives', objectives, { shouldDirty: true })}
                />
              </WhatFields>
            </div>
          </Fold>
          {isRefused && (
            <ConflictNotice
              conflicts={conflicts}
              confirmLabel={t`Schedule anyway`}
              busy={isSending}
              onConfirm={() => void send(true, timeZone)()}
            />
          )}
          <div className="flex justify-end border-t pt-5">
            <Button type="submit" busy={isSending} busyLabel={t`Saving...`} className="max-sm:grow">
              {isLogging ? t`Log Session` : t`Schedule Session`}
            </Button>
          </div>
        </Card>
      </div>
    </Form>
  );
}

/** What the booking of a request begins with; the hour is the coach's to choose. */
function proposalFor({ wish, days, duration, player }: TrainingRequest): Partial<BookingValues> {
  return {
    ...emptyBooking,
    title: proposedTitle(wish, player.firstName),
    date: proposedDay(days, wallTime(Date.now(), ownTimeZone()).date),
    duration: String(duration),
    objectives: wish,
  };
}

/** The chosen players; those from a draft are looked up by id. */
function usePicked(ids: readonly string[], given: readonly PickedPlayer[] | undefined) {
  const [known, setKnown] = useState<readonly PickedPlayer[]>(given ?? []);
  const toPicked = useToPicked();
  const unknown = ids.filter((id) => known.every(({ value }) => value !== id));
  const found = useQueries({
    queries: unknown.map((playerId) => query(endpoints.listBookablePlayers, { query: { playerId } })),
  });
  const all = [...known, ...found.flatMap(({ data }) => (data ?? []).map(toPicked))];
  return {
    chosen: ids.flatMap(
      (id) => all.find(({ value }) => value === id) ?? { value: id, label: t`A player`, timeZone: null },
    ),
    remember: (chosen: readonly PickedPlayer[]) => setKnown((before) => [...before, ...chosen]),
  };
}

/** Player, days and duration; the wish is already in the objectives. */
function AnsweredRequest({ request: { player, days, duration } }: { request: TrainingRequest }) {
  const name = personName(player);
  return (
    <p className="rounded-lg bg-primary-soft p-3 text-sm">
      <Trans>
        <span translate="no" className="font-semibold">
          {name}
        </span>{' '}
        would like a {{ minutes: duration }}-minute session. Preferred days: {{ days: daysText(days) }}. Booking answers
        the request.
      </Trans>
    </p>
  );
}
