// The goals as cards.

import { t } from '@lingui/core/macro';
import { CircleDot, Flag, ListOrdered, MessageSquareText, Mountain } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlayerGoals } from '#contract/progress/goals.ts';
import { isBlank } from '#domain/plain-text.ts';
import { cn } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** A card per kind of goal, with a text when empty. */
export function GoalCards({ goals }: { goals: PlayerGoals }) {
  return (
    <div className="grid gap-4 sm:gap-6 md:grid-cols-2">
      <GoalCard title={t`Short-term Goals`} note={t`next 1-3 months`} icon={<Flag aria-hidden />}>
        <GoalList items={goals.shortTermGoals} empty={t`No short-term goals set`} />
      </GoalCard>
      <GoalCard title={t`Long-term Goals`} note={t`6+ months`} icon={<Mountain aria-hidden />}>
        <GoalList items={goals.longTermGoals} empty={t`No long-term goals set`} />
      </GoalCard>
      <GoalCard title={t`Skill Priorities`} icon={<ListOrdered aria-hidden />}>
        <Priorities skills={goals.skillPriorities} />
      </GoalCard>
      <GoalCard title={t`Coach Notes`} icon={<MessageSquareText aria-hidden />}>
        {isBlank(goals.notes ?? '') ? (
          <Nothing>{t`No notes yet`}</Nothing>
        ) : (
          <p className="whitespace-pre-line" dir="auto">
            {goals.notes}
          </p>
        )}
      </GoalCard>
      {goals.goals.length > 0 && (
        <GoalCard title={t`Further Goals`} icon={<CircleDot aria-hidden />} className="md:col-span-2">
          <GoalList items={goals.goals} empty="" />
        </GoalCard>
      )}
    </div>
  );
}

interface GoalCardProps {
  title: string;
  /** The time span in words. */
  note?: string;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
}

function GoalCard({ title, note, icon, className, children }: GoalCardProps) {
  return (
    <Card as="section" className={cn('grid content-start gap-4', className)}>
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-primary [&_svg]:size-4.5">
          {icon}
        </span>
        <h2 className="text-lg leading-6">
          {title}
          {note && <span className="block font-sans text-sm font-normal tracking-normal text-ink-muted">({note})</span>}
        </h2>
      </div>
      {children}
    </Card>
  );
}

function GoalList({ items, empty }: { items: readonly string[]; empty: string }) {
  if (items.length === 0) return <Nothing>{empty}</Nothing>;
  return (
    <ul className="grid gap-2.5">
      {items.map((item, index) => (
        <li key={`${index}-${item}`} className="flex gap-3" dir="auto">
          <span aria-hidden className="mt-2.25 size-1.5 shrink-0 rounded-full bg-primary" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** In the coach's order. */
function Priorities({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return <Nothing>{t`No skill priorities set`}</Nothing>;
  return (
    <ol className="flex flex-wrap gap-2">
      {skills.map((skill, index) => (
        <li
          key={`${index}-${skill}`}
          className="inline-flex items-baseline gap-2 rounded-full bg-surface-sunken px-3.5 py-1.5 text-sm font-medium"
          dir="auto"
        >
          <span aria-hidden className="text-ink-muted">
            {index + 1}
          </span>
          {skill}
        </li>
      ))}
    </ol>
  );
}

function Nothing({ children }: { children: string }) {
  return <p className="text-ink-muted">{children}</p>;
}
