// Opens the moments behind the player's own level.

import { t } from '@lingui/core/macro';
import { Film } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';

const OwnEveningLevels = lateDialog(() => import('./own-evening-levels.tsx').then((part) => part.OwnEveningLevels));

/** Shown to players who got a level on a ranking evening. @param country the player's, for the level scale */
export function OwnEveningLevelsButton({ country }: { country: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="w-fit" icon={<Film aria-hidden />} onClick={() => setOpen(true)}>
        {t`See the moments`}
      </Button>
      <OwnEveningLevels open={isOpen} onOpenChange={setOpen} country={country} />
    </>
  );
}
