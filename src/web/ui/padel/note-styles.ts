// The look of the five note types: one colour and one icon each, everywhere.

import { CircleArrowUp, Crosshair, Footprints, type LucideIcon, Route, Star } from 'lucide-react';
import type { NoteType } from '#domain/videos/videos.ts';

interface NoteLook {
  label: string;
  /** Colour on its pale ground. */
  className: string;
  icon: LucideIcon;
}

/** Label, colours and icon of each type. */
export const noteStyles: Record<NoteType, NoteLook> = {
  technique: { label: 'Technique', className: 'bg-tier-solid-soft text-tier-solid', icon: Crosshair },
  positioning: { label: 'Positioning', className: 'bg-tier-getting-soft text-tier-getting', icon: Footprints },
  strategy: { label: 'Strategy', className: 'bg-tier-advanced-soft text-tier-advanced', icon: Route },
  strength: { label: 'Strength', className: 'bg-success-soft text-success', icon: Star },
  improvement: { label: 'Improvement', className: 'bg-attention-soft text-attention', icon: CircleArrowUp },
};
