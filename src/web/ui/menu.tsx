// A menu of deeds behind a button.

import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { cn } from './class-names.ts';
import { popupStyles, rowStyles } from './popup-styles.ts';

interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
}

interface MenuProps {
  /** The button that opens it, e.g. an `IconButton`. */
  trigger: ReactElement;
  items: readonly (MenuItem | 'separator')[];
  /** What the menu is about, for screen readers. */
  label: string;
  /** Where the open menu belongs, e.g. the navigation that it completes; at the end of the page unless told otherwise. */
  place?: RefObject<HTMLElement | null>;
}

/** Opens under its trigger; arrow keys and first letters move, Escape closes. */
export function Menu({ trigger, items, label, place }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={place}>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup aria-label={label} className={cn(popupStyles, 'max-h-(--available-height) min-w-48')}>
            {items.map((item, index) =>
              item === 'separator' ? (
                <Base.Separator key={`separator-${index}`} className="mx-3 my-1 h-px bg-line" />
              ) : (
                <Base.Item
                  key={item.label}
                  onClick={item.onSelect}
                  className={cn(rowStyles, '[&_svg]:size-4', item.danger ? 'text-danger' : '[&_svg]:text-ink-muted')}
                >
                  {item.icon}
                  {item.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
