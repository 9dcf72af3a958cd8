// A small sheet of content beside a button, as it is once its code is here.

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { popupStyles } from './popup-styles.ts';

export interface PopoverProps {
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** For callers that close it themselves, e.g. after a choice. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

interface PopoverSheetProps extends PopoverProps {
  /** Whether its button was pressed before its code was here. */
  wasPressed: boolean;
}

/** Opens at its trigger, closes on Escape and on a press outside, and gives the focus back. */
export function PopoverSheet(props: PopoverSheetProps) {
  const { trigger, title, children, align = 'center', open, onOpenChange, className, wasPressed } = props;
  return (
    <Base.Root open={open} defaultOpen={wasPressed} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          // The bar stays where it is while the page scrolls: in the page, the sheet would follow it a moment later.
          positionMethod="fixed"
          sideOffset={8}
          align={align}
          collisionPadding={12}
          className="z-50"
        >
          <Base.Popup
            className={cn(popupStyles, 'max-h-(--available-height) w-96 max-w-(--available-width) p-4', className)}
          >
            <Base.Title className="mb-2 text-base">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
