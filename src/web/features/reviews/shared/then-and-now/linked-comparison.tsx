// Opens the comparison that the address names, after a reload or from a link.

import { useState } from 'react';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ComparisonDialogProps, CurrentReview } from './comparison-dialog.tsx';
import { useStepAddress } from './step-address.ts';

const ComparisonDialog = lateDialog<ComparisonDialogProps>(() =>
  import('./comparison-dialog.tsx').then((part) => part.ComparisonDialog),
);

/** Only what was in the address when the screen opened: later comparisons are opened by their buttons. */
export function LinkedComparison({ now }: { now: CurrentReview }) {
  const [linked] = useStepAddress();
  const [step, setStep] = useState(linked?.nowId === now.videoId ? linked : null);
  return (
    <ComparisonDialog
      now={now}
      open={step !== null}
      onOpenChange={() => setStep(null)}
      {...(step && { begin: { skill: step.skill, noteId: null, step } })}
    />
  );
}
