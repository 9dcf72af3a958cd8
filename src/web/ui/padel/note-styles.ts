// The look of the five note types: one colour and one icon each, everywhere.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleArrowUp, Crosshair, Footprints, type LucideIcon, Route, Star } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import type { NoteType } from '#domain/videos/videos.ts';

interface NoteLook {
  /** In the language in force: read where it is shown. */
  readonly label: string;
  /** Colour on its pale ground. */
  className: string;
  icon: LucideIcon;
}

/** Label, colours and icon of each type. */
export const noteStyles: Record<NoteType, NoteLook> = {
  technique: look(msg`Technique`, 'bg-tier-solid-soft text-tier-solid', Crosshair),
  positioning: look(msg`Positioning`, 'bg-tier-getting-soft text-tier-getting', Footprints),
  strategy: look(msg`Strategy`, 'bg-tier-advanced-soft text-tier-advanced', Route),
  strength: look(msg`Strength`, 'bg-success-soft text-success', Star),
  improvement: look(msg`Improvement`, 'bg-attention-soft text-attention', CircleArrowUp),
};

function look(words: MessageDescriptor, className: string, icon: LucideIcon): NoteLook {
  return {
    get label() {
      return say(words);
    },
    className,
    icon,
  };
}
