// Session fields shared by booking and editing.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { WallTime } from '#domain/time/time-zones.ts';
import { sessionLength } from '#domain/training/schedule.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import type { FieldOf } from '#web/lib/forms/use-endpoint-form.ts';
import { DateField, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { ZoneChoice } from '../zone-choice.tsx';
import type { DetailValues } from './session-values.ts';

interface WhenFieldsProps {
  field: FieldOf<keyof DetailValues>;
  /** The time zone of date and time. */
  timeZone: string;
  /** The default time zone while none is chosen. */
  suggested?: string;
  /** The values typed. */
  typed: WallTime;
}

/** Date, time, duration and time zone. */
export function WhenFields({ field, timeZone, suggested, typed }: WhenFieldsProps) {
  return (
    <div className="@container grid gap-1">
      <div className="grid grid-cols-2 gap-4 @md:grid-cols-[1.4fr_1fr_1fr]">
        <DateField {...field('date')} label={t`Date`} required className="@max-md:col-span-2" />
        <TextField {...field('time')} label={t`Start time`} type="time" help={zoneWords(timeZone)} required />
        <NumberField
          {...field('duration')}
          range={sessionLength}
          step={5}
          label={t`Duration`}
          help={t`Minutes`}
          required
        />
      </div>
      <ZoneChoice
        {...field('timeZone')}
        timeZone={timeZone}
        {...(suggested !== undefined && { suggested })}
        typed={typed}
      />
    </div>
  );
}

/** Place, objectives and notes, shown to the players; `children` are below the objectives. */
export function WhatFields({ field, children }: Pick<WhenFieldsProps, 'field'> & { children?: ReactNode }) {
  return (
    <>
      <TextField {...field('place')} label={t`Place`} placeholder={t`e.g. Court 2`} optional />
      <TextAreaField
        {...field('objectives')}
        label={t`Objectives`}
        rows={2}
        placeholder={t`e.g. Short preparation, volley to the feet`}
        optional
      />
      {children}
      <TextAreaField {...field('notes')} label={t`Notes for the players`} rows={2} optional />
    </>
  );
}
