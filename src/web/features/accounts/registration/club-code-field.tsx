// Types the code of a club, e.g. one that was said on the phone.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isBlank } from '#domain/plain-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';

interface ClubCodeFieldProps {
  /** The code that was not recognised. */
  initial: string;
  onTyped: (code: string) => void;
}

/** A field and a button; the note above says which club it is. */
export function ClubCodeField({ initial, onTyped }: ClubCodeFieldProps) {
  const [code, setCode] = useState(initial);
  return (
    <form
      className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank(code)) onTyped(code.trim());
      }}
    >
      <TextField
        label={t`Club code`}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // Opened by a press.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isBlank(code)}>
        {t`Find club`}
      </Button>
    </form>
  );
}
