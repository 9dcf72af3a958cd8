// The player on the public page of a reel.

import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import type { PublicReel } from '#contract/publicity/reel-page.ts';
import { i18n } from '#web/lib/language.ts';
import { ReelPlayer } from '#web/ui/reel/reel-player.tsx';

/** Plays the reel that the server put in the page. */
export function showReel(container: HTMLElement, reel: string): void {
  const { title, clips } = JSON.parse(reel) as PublicReel;
  createRoot(container).render(
    <I18nProvider i18n={i18n}>
      <ReelPlayer title={title} clips={clips} />
    </I18nProvider>,
  );
}
