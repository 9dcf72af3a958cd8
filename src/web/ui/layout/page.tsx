// The frame of a screen: title, lead, main action, content.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { useRootMark } from './root-mark.ts';

/** Forms and short texts; pages. All begin at the same line, which is also the navigation's. */
const widths = { narrow: 'max-w-2xl', normal: '', wide: '' };

/** Id of a screen's title, which takes the focus after a navigation. */
export const pageTitleId = 'page-title';

interface PageProps {
  title: string;
  /** A stamp beside the title. */
  mark?: ReactNode;
  /** One sentence or key figure under the title. */
  lead?: ReactNode;
  /** The main action: at the right of the title, in a bar at the foot of a phone's screen. */
  actions?: ReactNode;
  /** False for several actions of equal rank, which a phone has under the title and not in the bar. */
  actionBar?: boolean;
  /** A link back, above the title. */
  back?: ReactNode;
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/** A screen. Its title can take the focus by script, so that screen readers begin there after a navigation. */
export function Page(props: PageProps) {
  const { title, mark, lead, actions, actionBar = true, back, width = 'normal', className, children } = props;
  const hasBar = Boolean(actions) && actionBar;
  useRootMark('actions', hasBar);
  return (
    <div
      className={cn(
        'mx-auto w-full max-w-[75rem] px-4 pt-5 pb-20 sm:px-6 sm:pt-8 print:max-w-none print:p-0',
        hasBar && 'max-sm:pb-40',
        className,
      )}
    >
      <div className={widths[width]}>
        {back && <div className="mb-3 text-sm">{back}</div>}
        <header
          className={cn('mb-6 flex items-end justify-between gap-x-6 gap-y-4', !actionBar && 'flex-wrap items-start')}
        >
          <div className="grid min-w-0 grow gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 id={pageTitleId} tabIndex={-1} className="text-xl sm:text-2xl">
                {title}
              </h1>
              {mark}
            </div>
            {lead && <div className="max-w-[70ch] text-pretty text-ink-muted has-[button]:max-w-none">{lead}</div>}
          </div>
          {actions && <div className={cn('flex shrink-0 gap-2', actionBar ? barStyles : rowStyles)}>{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}

/** Actions in a bar at the foot of a phone's screen; their part also holds the root mark `actions`. */
export const barStyles =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--bottom-nav-height) max-sm:z-20 max-sm:border-t max-sm:bg-surface-raised max-sm:p-3 max-sm:*:grow';

const rowStyles = 'flex-wrap max-sm:w-full max-sm:*:grow';
