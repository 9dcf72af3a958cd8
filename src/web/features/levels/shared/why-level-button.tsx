// Opens why a player's level is what it is.

import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';

const WhyLevel = lateDialog(() => import('./why-level.tsx').then((part) => part.WhyLevel));

interface WhyLevelButtonProps {
  userId: string;
  /** The player's, for the level scale. */
  country: string;
  /** The label. */
  children: string;
}

/** "Why did my level move?" */
export function WhyLevelButton({ userId, country, children }: WhyLevelButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        icon={<MessageCircleQuestion aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <WhyLevel open={isOpen} onOpenChange={setOpen} title={children} userId={userId} country={country} />
    </>
  );
}
