// Training Sessions of a coach: list, week and open session.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyles } from '#web/ui/button.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SessionsList } from './sessions-list.tsx';
import type { SessionsSearch } from './sessions-search.ts';
import { WeekView } from './week-view.tsx';

interface SessionsScreenProps {
  search: SessionsSearch;
  /** Replaces the search parameters. */
  onSearchChange: (search: SessionsSearch) => void;
  /** Shows players' requests above the rest. */
  withRequests: (rest: ReactNode) => ReactNode;
  /** The calendar card. */
  feed: ReactNode;
}

/** `/coach/sessions`. */
export function SessionsScreen({ search, onSearchChange, withRequests, feed }: SessionsScreenProps) {
  const open = (session: string | undefined) => onSearchChange({ ...search, session });
  return (
    <Page
      title={t`Training Sessions`}
      lead={t`Sessions planned with your players, and those waiting for your feedback.`}
      width="wide"
      actions={
        <Link to="/coach/schedule" className={buttonStyles()}>
          <CalendarPlus aria-hidden />
          {t`Schedule Session`}
        </Link>
      }
    >
      <div className="grid gap-8">
        {withRequests(
          <div className="grid gap-8">
            <Tabs
              label={t`Session views`}
              value={search.view ?? 'list'}
              onValueChange={(view) => onSearchChange({ ...search, view: view === 'week' ? 'week' : undefined })}
              tabs={[
                { value: 'list', label: t`List` },
                { value: 'week', label: t`Week` },
              ]}
            >
              <TabPanel value="list">
                <SessionsList search={search} onSearchChange={onSearchChange} onOpen={open} />
              </TabPanel>
              <TabPanel value="week">
                <WeekView day={search.week} onDayChange={(week) => onSearchChange({ ...search, week })} onOpen={open} />
              </TabPanel>
            </Tabs>
            {feed}
          </div>,
        )}
      </div>
      {search.session && (
        <SessionDialog key={search.session} sessionId={search.session} onClose={() => open(undefined)} />
      )}
    </Page>
  );
}
