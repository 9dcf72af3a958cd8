// A number field. Not the browser's own, which hides invalid input and knows only one decimal mark.

import type { ComponentProps, KeyboardEvent } from 'react';
import { numberText, roundTo } from '#domain/round-to.ts';
import { type NumberRange, readTypedNumber } from '#domain/typed-number.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { type FieldTexts, TextField } from './field.tsx';

/**
 * What an input for numbers of a range needs: the keypad with its signs, and the arrow keys Up and Down.
 *
 * @param step by which the arrow keys change the number
 */
export function numberInput(range: NumberRange, step: number) {
  return {
    type: 'text',
    // The number pads of phones have no minus.
    inputMode: range.min < 0 ? 'text' : range.decimals ? 'decimal' : 'numeric',
    autoComplete: 'off',
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const direction = { ArrowUp: 1, ArrowDown: -1 }[commandKey(event)];
      if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const input = event.currentTarget;
      const { value, problem } = readTypedNumber(input.value, range);
      if (problem !== null || input.readOnly) return;
      const next = roundTo((value ?? range.min - direction * step) + direction * step, range.decimals ?? 0);
      const text = numberText(Math.min(Math.max(next, range.min), range.max).toFixed(range.decimals ?? 0));
      // Dispatched like typing, so that listeners of the input are notified.
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
  } as const;
}

interface NumberFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max'> {
  range: NumberRange;
  step?: number;
}

/** One number of a range; its value is the text as typed (`readTypedNumber`, in forms `useNumbersForm`). */
export function NumberField({ range, step = 1, ...field }: NumberFieldProps) {
  return <TextField {...numberInput(range, step)} {...field} />;
}
