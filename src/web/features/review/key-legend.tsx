// The list of keys, and the switch for them.

import { noteTypes } from '#domain/videos.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { noteLooks } from '#web/ui/note-looks.ts';
import { setKeysOn, useKeysOn } from './keys-preference.ts';
import { useOpenReview } from './review-context.ts';
import { noteKeys } from './review-keys.ts';

interface KeyLegendProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Row = readonly [keys: readonly string[], meaning: string];

const notes: readonly Row[] = [
  ...noteTypes.map((type): Row => [[noteKeys[type]], `${noteLooks[type].label} note at the current time`]),
  [['N'], 'Note of the last type'],
  [['[', ']'], 'Previous, next note'],
];
const writing: readonly Row[] = [
  [['Enter'], 'Save the note and play on'],
  [['Shift', 'Enter'], 'New line: the first is the title, the rest the comment'],
  [['Esc'], 'Leave the note'],
];
const playing: readonly Row[] = [
  [['Space', 'K'], 'Play or pause'],
  [['J', 'L'], 'Back, forward 10 seconds'],
  [['←', '→'], 'Back, forward 5 seconds (with Shift 1 second)'],
  [[',', '.'], 'One frame back, forward'],
  [['<', '>'], 'Slower, faster (0.25× to 2×)'],
  [['?'], 'This list'],
];

/** Opened by "?" and by the keyboard button. */
export function KeyLegend({ open, onOpenChange }: KeyLegendProps) {
  const keysOn = useKeysOn();
  const { store } = useOpenReview();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="Keys rest while you type and in dialogs."
      size="lg"
    >
      <div className="grid gap-6">
        <CheckboxField
          label="Use keyboard shortcuts"
          checked={keysOn}
          onChange={(event) => setKeysOn(event.target.checked)}
        />
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Group title="Video" rows={playing} />
          {!store.isReadOnly && (
            <>
              <Group title="Notes" rows={notes} />
              <Group title="While writing a note" rows={writing} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <h3 className="mb-2 text-base">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-w-7 place-items-center rounded-md border border-line-strong bg-surface-sunken px-1.5 font-sans text-xs leading-6 font-semibold"
                >
                  {key}
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
