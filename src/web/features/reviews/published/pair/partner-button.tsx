// The partner in the player's own video, as a button.

import { Link } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { usePartner } from './use-partner.tsx';

interface PartnerButtonProps {
  videoId: string;
  /** Whether the address opens the invitation. */
  isAsked: boolean;
}

/** Leads to the invitation or the pair page; nothing while unknown, and a sentence for administrators who view it. */
export function PartnerButton({ videoId, isAsked }: PartnerButtonProps) {
  const { shared, item, dialog } = usePartner(videoId, { isOwn: true, isAsked });
  if (item === null) return null;
  if (item.refusal) {
    return (
      <span className="flex items-center gap-2 text-ink-muted [&_svg]:size-4">
        {item.icon}
        {item.refusal}
      </span>
    );
  }
  return (
    <>
      {shared?.status === 'joined' ? (
        <Link
          to="/player/pair/$videoId"
          params={{ videoId }}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {item.icon}
          {item.label}
        </Link>
      ) : (
        <Button variant="secondary" size="sm" icon={item.icon} onClick={item.onSelect}>
          {item.label}
        </Button>
      )}
      {dialog}
    </>
  );
}
