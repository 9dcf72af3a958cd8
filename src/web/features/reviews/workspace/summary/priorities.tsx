// The priorities. Loaded after the first screen, since the library of drills is large.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { latePanel } from '../shared/panel-boundary.tsx';

const skeleton = <Skeleton className="h-24" />;
const Editor = latePanel(async () => (await import('./priorities-editor.tsx')).PrioritiesEditor, skeleton);
const Shown = latePanel(async () => (await import('./read-only-priorities.tsx')).ReadOnlyPriorityList, skeleton);

/** The priorities, written. */
export function Priorities() {
  return (
    <Frame help={t`One or two things to work on, each with a drill for the court.`}>
      <Editor />
    </Frame>
  );
}

/** The priorities of a read-only review; renders nothing without any. */
export function ReadOnlyPriorities({ priorities }: Pick<ReviewDocument, 'priorities'>) {
  return (
    priorities.length > 0 && (
      <Frame>
        <Shown priorities={priorities} />
      </Frame>
    )
  );
}

function Frame({ help, children }: { help?: string; children: ReactNode }) {
  return (
    <section aria-label={t`Priorities`} className="grid gap-2">
      <h2 className="text-base">{t`Priorities`}</h2>
      {help && <p className="text-sm text-ink-muted">{help}</p>}
      {children}
    </section>
  );
}
