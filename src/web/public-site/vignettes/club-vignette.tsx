// A picture of club management.

import { t } from '@lingui/core/macro';
import { Award, Clapperboard, type LucideIcon, Share2, UserRoundCheck } from 'lucide-react';
import { Vignette } from './vignette.tsx';

const tools = (): readonly { label: string; icon: LucideIcon; look: string }[] => [
  { label: t`Highlight reels`, icon: Clapperboard, look: 'bg-primary-soft text-primary' },
  { label: t`Player spotlights`, icon: UserRoundCheck, look: 'bg-tier-getting-soft text-tier-getting' },
  { label: t`Seasonal awards`, icon: Award, look: 'bg-attention-soft text-attention' },
  { label: t`Social media`, icon: Share2, look: 'bg-tier-advanced-soft text-tier-advanced' },
];

/** Four tools, one tile each. */
export function ClubVignette() {
  return (
    <Vignette
      label={t`Four tools for clubs: highlight reels, player spotlights, seasonal awards, social media.`}
      className="grid grid-cols-2 gap-3"
    >
      {tools().map(({ label, icon: Icon, look }) => (
        <div key={label} className={`grid gap-6 rounded-xl p-4 ${look}`}>
          <Icon aria-hidden className="size-7" strokeWidth={1.75} />
          <span className="text-sm font-semibold">{label}</span>
        </div>
      ))}
    </Vignette>
  );
}
