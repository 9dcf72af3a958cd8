// The "Add to calendar" button of a session.

import { t } from '@lingui/core/macro';
import { CalendarPlus } from 'lucide-react';
import { files } from '#contract/files.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { Button } from '#web/ui/button.tsx';

/** Downloads a calendar file; the title distinguishes the buttons. */
export function AddToCalendar({ sessionId, title }: { sessionId: string; title: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      icon={<CalendarPlus aria-hidden />}
      aria-label={t`Add to calendar: ${{ title }}`}
      onClick={() => void saveFile(sessionId)}
    >
      {t`Add to calendar`}
    </Button>
  );
}

async function saveFile(sessionId: string): Promise<void> {
  try {
    await download(files.sessionFile.path.replace('{id}', sessionId));
  } catch (error) {
    failureToast(t`Download failed`, error, t`The file could not be created. Please try again.`);
  }
}
