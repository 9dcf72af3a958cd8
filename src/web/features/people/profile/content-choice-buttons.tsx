// The two choices about club publicity.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useId } from 'react';
import { say } from '#domain/language/say.ts';
import type { ContentChoice } from '#domain/publicity/club-content.ts';

const options: readonly { value: ContentChoice; label: MessageDescriptor; help: MessageDescriptor }[] = [
  {
    value: 'agreed',
    label: msg`Yes, my club can feature me`,
    help: msg`My clips may appear in public reels, under the name I choose.`,
  },
  {
    value: 'refused',
    label: msg`No, don’t feature me`,
    help: msg`Nothing of yours is used, not even in drafts that only the club sees.`,
  },
];

interface ContentChoiceButtonsProps {
  /** Null before the first decision; nothing is preselected. */
  value: ContentChoice | null;
  disabled: boolean;
  onValueChange: (value: ContentChoice) => void;
}

export function ContentChoiceButtons({ value, disabled, onValueChange }: ContentChoiceButtonsProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-2 font-medium">{t`Can your club feature you?`}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line-strong/60 px-3.5 py-3 transition-colors hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span className="font-medium">
              {say(option.label)}
              <span className="block text-sm font-normal text-ink-muted">{say(option.help)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
