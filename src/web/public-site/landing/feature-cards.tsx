// The six features, each with a picture.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ChatVignette } from '../vignettes/chat-vignette.tsx';
import { ClubVignette } from '../vignettes/club-vignette.tsx';
import { LevelVignette } from '../vignettes/level-vignette.tsx';
import { NotesVignette } from '../vignettes/notes-vignette.tsx';
import { SkillsVignette } from '../vignettes/skills-vignette.tsx';
import { TrendVignette } from '../vignettes/trend-vignette.tsx';
import { features } from './features.ts';

const pictures: Record<keyof typeof features, { picture: ReactNode; className: string }> = {
  video: { picture: <NotesVignette />, className: 'col-span-4' },
  level: { picture: <LevelVignette />, className: 'col-span-2' },
  assistant: { picture: <ChatVignette />, className: 'col-span-2' },
  skills: { picture: <SkillsVignette />, className: 'col-span-4' },
  club: { picture: <ClubVignette />, className: 'col-span-3' },
  insights: { picture: <TrendVignette />, className: 'col-span-3' },
};

export function FeatureCards() {
  return (
    <section id="features" aria-labelledby="features-title" className="mx-auto max-w-300 scroll-mt-6 px-6 py-24">
      <h2
        id="features-title"
        className="max-w-[22ch] text-[clamp(2.25rem,3.6vw,3.25rem)] leading-[1.05] font-bold tracking-[-0.02em]"
      >
        {t`Everything between your last match and your next one`}
      </h2>
      <div className="mt-12 grid grid-cols-6 gap-5">
        {Object.entries(features).map(([key, { title, text }]) => {
          const { picture, className } = pictures[key as keyof typeof features];
          return (
            <Card key={key} as="article" padded={false} className={cn('flex flex-col overflow-hidden', className)}>
              <div className="p-7 pb-6">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 max-w-[52ch] text-ink-muted">{text}</p>
              </div>
              <div className="mt-auto px-7 pb-7">{picture}</div>
            </Card>
          );
        })}
      </div>
    </section>
  );
}
