// A small sheet of content beside a button. It comes after the first paint (`use-late-trigger.ts`).

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { popupStyles } from './popup-styles.ts';

interface PopoverSheetProps {
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
}

/** Opens at its trigger, closes on Escape and on a press outside, and gives the focus back. */
export function PopoverSheet(props: PopoverSheetProps) {
  const { trigger, title, children, align = 'center', open, onOpenChange, className } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
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
