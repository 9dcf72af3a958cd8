// The assistant, as a picture.

import { Vignette } from './vignette.tsx';

/** A question and the beginning of an answer. */
export function ChatVignette() {
  return (
    <Vignette
      label="An example: a player asks Smashy when to play a lob, and Smashy answers."
      className="grid gap-3 text-sm"
    >
      <p className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-sm bg-primary px-4 py-2.5 text-on-primary">
        When should I lob?
      </p>
      <p className="w-fit max-w-[92%] rounded-2xl rounded-bl-sm bg-surface-sunken px-4 py-2.5">
        When the ball is slow and they hold the net. Aim for depth over height: the last metre before the glass.
      </p>
    </Vignette>
  );
}
