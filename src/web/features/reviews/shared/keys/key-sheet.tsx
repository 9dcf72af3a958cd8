// A dialog with keyboard shortcuts, and the switch for them.

import { t } from '@lingui/core/macro';
import { CheckboxField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { usePrintedKey } from './keyboard-layout.ts';
import { setKeysOn, useKeysOn } from './keys-preference.ts';

/** Keys as printed, and what they do. */
export interface SheetRow {
  keys: readonly string[];
  meaning: string;
}

interface KeySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  description: string;
  groups: readonly { title: string; rows: readonly SheetRow[] }[];
}

/** Groups of keys under their headings. */
export function KeySheet({ open, onOpenChange, description, groups }: KeySheetProps) {
  const keysOn = useKeysOn();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Keyboard shortcuts`} description={description} size="lg">
      <div className="grid gap-6">
        <CheckboxField
          label={t`Use keyboard shortcuts`}
          checked={keysOn}
          onChange={(event) => setKeysOn(event.target.checked)}
        />
        <div className="gap-x-10 sm:columns-2">
          {groups.map(({ title, rows }) => (
            <Group key={title} title={title} rows={rows} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Group({ title, rows }: { title: string; rows: readonly SheetRow[] }) {
  const printed = usePrintedKey();
  return (
    <section className="mb-6 break-inside-avoid">
      <h3 className="mb-2 text-base">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
        {rows.map(({ keys, meaning }) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-w-7 place-items-center rounded-md border border-line-strong bg-surface-sunken px-1.5 font-sans text-xs leading-6 font-semibold"
                >
                  {printed(key)}
                </kbd>
              ))}
            </dt>
            <dd className="text-ink-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
