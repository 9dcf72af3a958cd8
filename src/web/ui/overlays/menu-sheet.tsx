// A menu of actions behind a button, as it is once its code is here.

import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';
import { popupStyles, rowStyles } from './popup-styles.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  /** Leads to the page that is shown. */
  isCurrent?: boolean;
  /** Why it cannot be chosen now; below the label. */
  refusal?: string | undefined;
}

/** Items that belong together, under a heading. */
interface MenuGroup {
  heading: string;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** The button that opens it, e.g. an `IconButton`. */
  trigger: ReactElement;
  items: readonly (MenuItem | MenuGroup | 'separator')[];
  /** What the menu is about, for screen readers. */
  label: string;
}

interface MenuSheetProps extends MenuProps {
  /** Whether its button was pressed before its code was here. */
  wasPressed: boolean;
}

/** Opens under its trigger; arrow keys and first letters move, Escape and Tab close. */
export function MenuSheet({ trigger, items, label, wasPressed }: MenuSheetProps) {
  // Not open before its place is there: it would stand at the end of the page, and be out of its part for screen readers.
  const [container, setContainer] = useState<HTMLSpanElement | null>(null);
  const [isOpen, setIsOpen] = useState(wasPressed);
  return (
    // The open menu stands beside its trigger, in the part of the page that it belongs to, and Tab closes it: it needs none of
    // Base UI's guards, which can take the focus although they are hidden. It stands over what comes later on the page, such as
    // the buttons of the next row.
    <span
      ref={setContainer}
      className="contents **:data-base-ui-focus-guard:hidden **:data-base-ui-portal:fixed **:data-base-ui-portal:z-50"
    >
      <Base.Root modal={false} open={isOpen && container !== null} onOpenChange={(next) => setIsOpen(next)}>
        <Base.Trigger render={trigger} />
        <Base.Portal container={container}>
          <Base.Positioner sideOffset={6} align="end" positionMethod="fixed">
            <Base.Popup
              aria-label={label}
              onKeyDown={(event) => commandKey(event) === 'Tab' && setIsOpen(false)}
              className={cn(popupStyles, 'max-h-(--available-height) min-w-48')}
            >
              {items.map((item, index) =>
                item === 'separator' ? (
                  <Base.Separator key={`separator-${index}`} className="mx-3 my-1 h-px bg-line" />
                ) : 'heading' in item ? (
                  <Base.Group key={item.heading} className="mt-1 border-t pt-1 first:mt-0 first:border-t-0 first:pt-0">
                    <Base.GroupLabel className="px-3 pt-1.5 pb-1 text-xs font-medium text-ink-muted">
                      {item.heading}
                    </Base.GroupLabel>
                    {item.items.map((one) => (
                      <Row key={one.label} item={one} />
                    ))}
                  </Base.Group>
                ) : (
                  <Row key={item.label} item={item} />
                ),
              )}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  );
}

function Row({ item: { label, icon, onSelect, danger, isCurrent, refusal } }: { item: MenuItem }) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={refusal !== undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        rowStyles,
        '[&_svg]:size-4 [&_svg]:shrink-0',
        isCurrent
          ? 'bg-primary-soft font-medium text-primary'
          : danger && refusal === undefined
            ? 'text-danger'
            : '[&_svg]:text-ink-muted',
      )}
    >
      {icon}
      {refusal === undefined ? (
        label
      ) : (
        <span className="grid">
          {label}
          <span className="max-w-60 text-xs">{refusal}</span>
        </span>
      )}
    </Base.Item>
  );
}
