// A field that searches a long list, such as countries or players.

import { Combobox } from '@base-ui/react/combobox';
import { t } from '@lingui/core/macro';
import { Check, ChevronDown, X } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import { containsText } from '#domain/search-text.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';
import { KeepPageReadable, ListPortal } from '#web/ui/overlays/open-list.tsx';
import { popupStyles, rowStyles } from '#web/ui/overlays/popup-styles.ts';
import { controlStyles } from './control-styles.ts';
import { Field, type FieldTexts } from './field.tsx';

interface ComboboxItem {
  value: string;
  label: string;
}

interface ComboboxFieldProps extends FieldTexts {
  items: readonly ComboboxItem[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** What is typed, for a list that the server searches. */
  onTextChange?: (text: string) => void;
  /** Whether a choice is among those for what is typed; by its label by default. */
  isMatch?: (item: ComboboxItem, typed: string) => boolean;
  /** What the list says when nothing matches. */
  emptyText: string;
  placeholder?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
}

/** Chooses one of a long list by typing. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, help, error, optional, id, className, items, value, onValueChange, emptyText, placeholder, disabled } =
    props;
  const { onTextChange, isMatch = hasLabel } = props;
  const listPlace = useRef<HTMLDivElement>(null);
  const { label: chosenLabel } = items.find((item) => item.value === value) ?? {};
  // The same object as long as it is the same choice: the field takes another one for a new choice, and writes its label over what is being
  // typed.
  const chosen = useMemo(
    () => (value === null || chosenLabel === undefined ? null : { value, label: chosenLabel }),
    [value, chosenLabel],
  );
  return (
    <Field {...{ label, help, error, optional, id, className }}>
      {(ids) => (
        <Combobox.Root
          items={items}
          value={chosen}
          onValueChange={(item: ComboboxItem | null) => onValueChange(item?.value ?? null)}
          onInputValueChange={onTextChange}
          isItemEqualToValue={(item, other) => item?.value === other?.value}
          disabled={disabled}
          filter={isMatch}
          autoHighlight
        >
          <Combobox.InputGroup className="relative block">
            <Combobox.Input
              onKeyDown={(event) => commandKey(event) === '' && event.preventBaseUIHandler()}
              id={ids.id}
              aria-describedby={ids.describedBy}
              aria-invalid={ids.invalid || undefined}
              placeholder={placeholder}
              className={cn(controlStyles, 'pr-18')}
            />
            <span className="absolute inset-y-0 right-1.5 flex items-center text-ink-muted">
              <Combobox.Clear
                aria-label={t`Clear ${{ label }}`}
                className="grid size-8 place-items-center rounded-md hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </Combobox.Clear>
              <Combobox.Trigger
                aria-label={t`Show ${{ label }}`}
                className="grid size-8 place-items-center rounded-md hover:text-ink"
              >
                <ChevronDown aria-hidden className="size-4" />
              </Combobox.Trigger>
            </span>
            <ListPortal ref={listPlace} />
          </Combobox.InputGroup>
          <ComboboxList emptyText={emptyText} container={listPlace} />
        </Combobox.Root>
      )}
    </Field>
  );
}

function hasLabel({ label }: ComboboxItem, typed: string): boolean {
  return containsText(label, typed);
}

function ComboboxList({ emptyText, container }: { emptyText: string; container: RefObject<HTMLDivElement | null> }) {
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner sideOffset={6} positionMethod="fixed" className="z-50">
        <Combobox.Popup className={cn(popupStyles, 'max-h-[min(20rem,var(--available-height))] w-(--anchor-width)')}>
          <KeepPageReadable />
          <Combobox.Empty className="px-3 py-2 text-sm text-ink-muted empty:hidden">{emptyText}</Combobox.Empty>
          <Combobox.List>
            {(item: ComboboxItem) => (
              <Combobox.Item key={item.value} value={item} className={cn(rowStyles, 'justify-between')}>
                {item.label}
                <Combobox.ItemIndicator>
                  <Check aria-hidden className="size-4 text-primary" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
