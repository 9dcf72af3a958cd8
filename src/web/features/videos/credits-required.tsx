// Why a direct player without credits cannot add a video.

import { Ticket } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';

/** The warning of specification, section 6. */
export function CreditsRequired() {
  return (
    <Card as="section" className="flex gap-4 border-attention/40 bg-attention-soft shadow-none">
      <Ticket aria-hidden className="mt-0.5 size-6 shrink-0 text-attention" />
      <div className="grid gap-1">
        <h2 className="text-base">Analysis Credits Required</h2>
        <p className="max-w-[70ch] text-sm">
          You need analysis credits to upload videos for coach review. Purchase credits or join a club for special
          pricing.
        </p>
      </div>
    </Card>
  );
}
