// A small sheet of content beside a button.

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { popupStyles } from './popup-styles.ts';

interface PopoverProps {
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** For callers that close it themselves, e.g. after a choice. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/** Opens at its trigger, closes on Escape and on a press outside, and gives the focus back. */
export function Popover({ trigger, title, children, align = 'center', open, onOpenChange, className }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} collisionPadding={12} className="z-50">
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
