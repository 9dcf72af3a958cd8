// The fields of a session that booking and editing share.

import { sessionLength } from '#domain/training/schedule.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import type { FieldOf } from '#web/lib/forms/use-endpoint-form.ts';
import { DateField, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import type { DetailValues } from './session-values.ts';

interface SessionFieldsProps {
  field: FieldOf<keyof DetailValues>;
  /** In which date and time are meant. */
  timeZone: string;
}

/** Day, time and length in one row. */
export function WhenFields({ field, timeZone }: SessionFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1.4fr_1fr_1fr]">
      <DateField {...field('date')} label="Date" required className="max-sm:col-span-2" />
      <TextField {...field('time')} label="Start time" type="time" help={zoneWords(timeZone)} required />
      <NumberField {...field('duration')} range={sessionLength} step={5} label="Duration" help="Minutes" required />
    </div>
  );
}

/** Place, objectives and notes: what the players read on their card. */
export function WhatFields({ field }: Pick<SessionFieldsProps, 'field'>) {
  return (
    <>
      <TextField {...field('place')} label="Place" placeholder="e.g. Court 2" optional />
      <TextAreaField
        {...field('objectives')}
        label="Objectives"
        rows={2}
        placeholder="e.g. Short preparation, volley to the feet"
        optional
      />
      <TextAreaField {...field('notes')} label="Notes for the players" rows={2} optional />
    </>
  );
}
