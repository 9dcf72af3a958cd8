// The frame of a chart: title, options, drawing or table, and summary.

import { t } from '@lingui/core/macro';
import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import { cn } from '../class-names.ts';

interface ChartCardProps {
  title: string;
  /** The chart in a sentence, below the drawing. */
  summary: ReactNode;
  /** An option for what the chart shows; on its own line on a phone. */
  choice?: ReactNode;
  chart: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
}

/** A button switches between chart and table. */
export function ChartCard({ title, summary, choice, chart, table }: ChartCardProps) {
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? ChartLine : Table2;
  return (
    <Card as="section">
      <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id={titleId} className="grow text-lg">
          {title}
        </h2>
        {choice && <div className="max-sm:order-1 max-sm:w-full">{choice}</div>}
        <button type="button" aria-describedby={titleId} onClick={() => setIsTable(!isTable)} className={toggleStyles}>
          <Icon aria-hidden className="size-4" />
          {isTable ? t`Show chart` : t`Show table`}
        </button>
      </div>
      <figure aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-3">
        {isTable ? table : chart}
        <figcaption className="text-sm text-ink-muted">{summary}</figcaption>
      </figure>
    </Card>
  );
}

const toggleStyles = cn(
  '-mr-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium text-primary',
  'transition-colors hover:bg-surface-sunken pointer-fine:min-h-9',
);
