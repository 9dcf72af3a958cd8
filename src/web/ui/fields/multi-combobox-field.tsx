// A field for several choices from a long list, such as the players of a session.

import { Combobox } from '@base-ui/react/combobox';
import { t } from '@lingui/core/macro';
import { Check, X } from 'lucide-react';
import { useRef } from 'react';
import { containsText } from '#domain/search-text.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';
import { KeepPageReadable, ListPortal } from '#web/ui/overlays/open-list.tsx';
import { popupStyles, rowStyles } from '#web/ui/overlays/popup-styles.ts';
import { Field, type FieldTexts } from './field.tsx';

interface MultiComboboxItem {
  value: string;
  label: string;
  /** What tells it from others of the same name. */
  hint?: string;
}

interface MultiComboboxFieldProps<Item extends MultiComboboxItem> extends FieldTexts {
  /** What was found for the text that is typed; filtered by it once more, since the search may lag behind the typing. */
  items: readonly Item[];
  /** What is typed; the caller searches, since the whole list may be long. */
  search: string;
  onSearchChange: (search: string) => void;
  chosen: readonly Item[];
  onChosenChange: (chosen: Item[]) => void;
  /** What the list says when nothing was found, or while it is searched. */
  emptyText: string;
  placeholder?: string;
  id?: string;
}

const boxStyles = [
  'relative flex min-h-11 flex-wrap items-center gap-1.5 rounded-lg border border-line-strong bg-surface-raised px-2 py-1.5 hover:border-ink-muted pointer-fine:min-h-10',
  'has-focus-visible:border-focus has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus',
].join(' ');

/** Several of a long list, found by typing; each chosen one stands in the box and can be taken out again. */
export function MultiComboboxField<Item extends MultiComboboxItem>(props: MultiComboboxFieldProps<Item>) {
  const { label, help, error, optional, id, items, search, onSearchChange, chosen, onChosenChange } = props;
  const listPlace = useRef<HTMLDivElement>(null);
  return (
    <Field {...{ label, help, error, optional, id }}>
      {(ids) => (
        <Combobox.Root
          multiple
          items={items}
          value={[...chosen]}
          onValueChange={(next: Item[]) => onChosenChange(next)}
          isItemEqualToValue={(one, other) => one.value === other.value}
          inputValue={search}
          onInputValueChange={(text) => onSearchChange(text)}
          filter={(item: { label: string }, typed) => containsText(item.label, typed)}
          autoHighlight
        >
          <Combobox.Chips className={cn(boxStyles, ids.invalid && 'border-danger')}>
            {chosen.map((item) => (
              <Combobox.Chip
                key={item.value}
                aria-label={item.label}
                className="flex min-h-8 items-center gap-1 rounded-md bg-primary-soft py-0.5 pr-1 pl-2.5 text-sm text-primary outline-none focus-visible:outline-2 focus-visible:outline-focus"
              >
                {item.label}
                <Combobox.ChipRemove
                  aria-label={t`Remove ${{ label: item.label }}`}
                  className="grid size-7 place-items-center rounded-md hover:bg-surface-raised"
                >
                  <X aria-hidden className="size-3.5" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input
              onKeyDown={(event) => commandKey(event) === '' && event.preventBaseUIHandler()}
              id={ids.id}
              aria-describedby={ids.describedBy}
              aria-invalid={ids.invalid || undefined}
              placeholder={chosen.length === 0 ? props.placeholder : undefined}
              className="min-h-8 w-20 min-w-20 grow bg-transparent px-1 text-base outline-none placeholder:text-ink-muted"
            />
            <ListPortal ref={listPlace} />
          </Combobox.Chips>
          <Combobox.Portal container={listPlace}>
            <Combobox.Positioner sideOffset={6} positionMethod="fixed" className="z-50">
              <Combobox.Popup
                className={cn(popupStyles, 'max-h-[min(20rem,var(--available-height))] w-(--anchor-width)')}
              >
                <KeepPageReadable />
                <Combobox.Empty className="px-3 py-2 text-sm text-ink-muted empty:hidden">
                  {props.emptyText}
                </Combobox.Empty>
                <Combobox.List>
                  {(item: Item) => (
                    <Combobox.Item key={item.value} value={item} className={cn(rowStyles, 'justify-between')}>
                      <span className="grid min-w-0">
                        <span className="wrap-anywhere">{item.label}</span>
                        {item.hint && <span className="text-xs text-ink-muted">{item.hint}</span>}
                      </span>
                      <Combobox.ItemIndicator>
                        <Check aria-hidden className="size-4 text-primary" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
