// The list that the notification bell opens.

import { t } from '@lingui/core/macro';
import { type ReactElement, useState } from 'react';
import { NotificationList } from '#web/features/messages/notifications/notification-list.tsx';
import { PopoverSheet } from '#web/ui/overlays/popover-sheet.tsx';

interface NotificationSheetProps {
  trigger: ReactElement;
  /** Whether the bell was pressed before this code was here. */
  wasPressed: boolean;
  onOpen: () => void;
}

/** Closes when a notification opens a screen. */
export function NotificationSheet({ trigger, wasPressed, onOpen }: NotificationSheetProps) {
  const [isOpen, setOpen] = useState(wasPressed);
  return (
    <PopoverSheet
      title={t`Notifications`}
      align="end"
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (open) onOpen();
      }}
      trigger={trigger}
    >
      <NotificationList onLeave={() => setOpen(false)} />
    </PopoverSheet>
  );
}
