// A button that compares two moments of a skill, loaded when pressed.

import { t } from '@lingui/core/macro';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ComparisonDialogProps } from './comparison-dialog.tsx';

const ComparisonDialog = lateDialog<ComparisonDialogProps>(() =>
  import('./comparison-dialog.tsx').then((part) => part.ComparisonDialog),
);

export interface ThenAndNowProps extends Omit<ComparisonDialogProps, 'open' | 'onOpenChange'> {
  /** Called on opening, e.g. to pause the video behind the dialog. */
  onOpen: () => void;
  className?: string;
}

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
        {t`Then and now`}
      </Button>
      <ComparisonDialog {...compared} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
