// A picture of the assistant.

import { t } from '@lingui/core/macro';
import { Vignette } from './vignette.tsx';

/** A question and its answer. */
export function ChatVignette() {
  return (
    <Vignette label={t`Example: a player asks Smashy when to lob, and Smashy answers.`} className="grid gap-3 text-sm">
      <p className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-sm bg-primary px-4 py-2.5 text-on-primary">
        {t`When should I lob?`}
      </p>
      <p className="w-fit max-w-[92%] rounded-2xl rounded-bl-sm bg-surface-sunken px-4 py-2.5">
        {t`When the ball is slow and they hold the net. Go for depth over height: the last metre before the glass.`}
      </p>
    </Vignette>
  );
}
