// Dialogs: a sheet from below on a phone, a centred card on a wider screen.

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { openReauthentication } from '#web/lib/http/recent-reauthentication.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { dismissLabel } from './dismiss-label.ts';

const backdrop = [
  'fixed inset-0 z-40 bg-black/45 transition-opacity duration-200',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
].join(' ');

const sheet = [
  'fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col overflow-y-auto rounded-t-xl border bg-surface-raised text-ink shadow-raised outline-none',
  'transition-[opacity,translate] duration-200 data-starting-style:translate-y-4 data-starting-style:opacity-0',
  'data-ending-style:translate-y-4 data-ending-style:opacity-0',
  // Centred by its margins: half a pixel of a translation would let what scrolls shine through below the head.
  'sm:inset-x-4 sm:inset-y-0 sm:m-auto sm:h-fit sm:max-h-[85dvh] sm:rounded-xl',
  'sm:data-starting-style:translate-y-2 sm:data-ending-style:translate-y-2',
].join(' ');

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-6xl' };

/** What a person fills in. */
const fields = ':is(input, select, textarea):not([hidden], [type="hidden"], [readonly], :disabled)';

const footerStyles =
  'sticky bottom-0 flex flex-col-reverse gap-2 border-t bg-surface-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6';

/** Whether a question lies over the dialogs: what is pressed then is not meant for them. */
const isBelow = () => openReauthentication.current() !== null;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** Opened by a call, not by a press: other dialogs may be open, and stay so while this one is answered. */
  isAboveOthers?: true;
}

/** A dialog that keeps the focus inside, closes on Escape and gives the focus back. One with a form begins in its first field. */
export function DialogSheet(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md', isAboveOthers } = props;
  const content = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => (isAboveOthers || !isBelow()) && onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          // Not by touch: the keyboard of the phone would hide the words before they are read.
          initialFocus={(openedBy) =>
            (openedBy === 'touch' ? null : content.current?.querySelector<HTMLElement>(fields)) ?? true
          }
          className={cn(sheet, widths[size])}
        >
          <header className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-surface-raised px-4 pt-4 pb-2 sm:px-6 sm:pt-5">
            <div className="grid gap-1">
              <Base.Title className="text-lg">{title}</Base.Title>
              {description && <Base.Description className="text-sm text-ink-muted">{description}</Base.Description>}
            </div>
            <Base.Close
              aria-label={t`Close`}
              className={cn(
                buttonStyles({ variant: 'ghost', size: 'sm' }),
                '-mt-1 -mr-2 aspect-square w-9 p-0 [&_svg]:size-5',
              )}
            >
              <X aria-hidden />
            </Base.Close>
          </header>
          <div ref={content} className="grow px-4 pt-2 pb-5 sm:px-6">
            {children}
          </div>
          {footer && <footer className={footerStyles}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen and that it cannot be undone. */
  description: ReactNode;
  /** The verb of the action, e.g. "Delete video". */
  confirmLabel: string;
  /** What the other button says, e.g. "Keep Pro"; "Cancel" by default, and "Keep it" beside what cancels. */
  keepLabel?: string;
  danger?: boolean;
  /** While true the dialog stays open and takes no second answer. */
  busy?: boolean;
  onConfirm: () => void;
}

/** Asks before what cannot be undone; begins on what dismisses it. The caller closes it when the action is done. */
export function ConfirmSheet(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, danger = false, busy = false, onConfirm } = props;
  const { keepLabel = dismissLabel(`${title} ${confirmLabel}`) } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next || !(busy || isBelow())) && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdrop} />
        <AlertDialog.Popup initialFocus={cancel} className={cn(sheet, widths.sm)}>
          <div className="grid gap-2 px-4 pt-5 pb-5 sm:px-6">
            <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="text-sm text-ink-muted">
              {description}
            </AlertDialog.Description>
          </div>
          <footer className={footerStyles}>
            <Button ref={cancel} variant="secondary" onClick={() => !busy && onOpenChange(false)}>
              {keepLabel}
            </Button>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
