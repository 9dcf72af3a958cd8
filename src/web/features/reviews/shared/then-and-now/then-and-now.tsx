// A button that puts two moments of a skill beside each other. What is behind it comes when it is pressed.

import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ComparisonDialogProps } from './comparison-dialog.tsx';

const ComparisonDialog = lateDialog<ComparisonDialogProps>(() =>
  import('./comparison-dialog.tsx').then((part) => part.ComparisonDialog),
);

export interface ThenAndNowProps extends Omit<ComparisonDialogProps, 'open' | 'onOpenChange'> {
  /** The dialog lies over the player of the screen, which must not play behind it. */
  onOpen: () => void;
  className?: string;
}

/** The button and its dialog. */
export function ThenAndNow({ onOpen, className, ...compared }: ThenAndNowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={className}
        icon={<GitCompareArrows aria-hidden />}
        onClick={() => {
          onOpen();
          setIsOpen(true);
        }}
      >
        Then and now
      </Button>
      <ComparisonDialog {...compared} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
