// The four figures of the dashboard, each leading to its list.

import { Link } from '@tanstack/react-router';
import { AlarmClock, CircleCheck, ClipboardList, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QueuePart } from '#web/lib/review-queue.ts';
import { cn } from '#web/ui/class-names.ts';
import type { QueueCounts } from './count-queue.ts';

/** To review, overdue, in progress, done. */
export function QueueFigures({ counts }: { counts: QueueCounts }) {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure label="To review" value={counts.toReview} icon={<ClipboardList aria-hidden />} />
      <Figure
        label="Overdue"
        value={counts.overdue}
        icon={<AlarmClock aria-hidden />}
        isAlarming={counts.overdue > 0}
      />
      <Figure label="In progress" value={counts.inProgress} icon={<PenLine aria-hidden />} />
      <Figure label="Done" value={counts.done} icon={<CircleCheck aria-hidden />} show="done" />
    </ul>
  );
}

interface FigureProps {
  label: string;
  value: number;
  icon: ReactNode;
  isAlarming?: boolean;
  show?: QueuePart;
}

function Figure({ label, value, icon, isAlarming = false, show }: FigureProps) {
  return (
    <li>
      <Link
        to="/coach/videos"
        search={show ? { show } : {}}
        className="grid gap-1 rounded-xl border bg-surface-raised p-4 shadow-raised transition-colors hover:border-line-strong sm:p-5"
      >
        <span className="flex items-center justify-between gap-2 text-sm text-ink-muted [&_svg]:size-4.5">
          {label}
          {icon}
        </span>
        <span className={cn('font-heading text-2xl font-semibold tracking-tight', isAlarming && 'text-attention')}>
          {value}
        </span>
      </Link>
    </li>
  );
}
