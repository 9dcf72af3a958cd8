// The button that sends a form, and says what it waits for.

import { type ComponentProps, useId } from 'react';
import { Button } from '#web/ui/button.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** A sentence of what is still to do; disables the button. Null: it may be pressed. */
  waitsFor: string | null;
}

/** For forms that may only be sent when complete. The sentence keeps its room, so that the button stays under the finger. */
export function SubmitButton({ waitsFor, ...button }: SubmitButtonProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Button
        {...button}
        type="submit"
        size="lg"
        disabled={waitsFor !== null}
        aria-describedby={waitsFor === null ? undefined : id}
      />
      <p id={id} className="min-h-5 text-sm text-ink-muted">
        {waitsFor}
      </p>
    </div>
  );
}
