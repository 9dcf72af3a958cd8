// What a review still needs before publishing.

import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { Place } from './publish-checks.ts';

interface MissingDialogProps {
  open: boolean;
  onClose: () => void;
  places: readonly Place[];
  onGo: (place: Place) => void;
}

/** Each missing or invalid part, as a link to it. */
export function MissingDialog({ open, onClose, places, onGo }: MissingDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={t`Not ready to publish`}
      description={t`Finish this first. Everything else is saved as a draft.`}
    >
      <ul className="grid gap-2">
        {places.map((place) => (
          <li key={place.label}>
            <button
              type="button"
              className={cn(buttonStyles({ variant: 'secondary' }), 'w-full justify-between text-left')}
              onClick={() => onGo(place)}
            >
              {place.label}
              <ArrowRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
