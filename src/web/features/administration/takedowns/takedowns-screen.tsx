// Takedown requests: /admin/takedowns.

import { plural } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ShieldMinus } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { TakedownBadge } from './takedown-badge.tsx';

/** Open requests by default. */
export function TakedownsScreen() {
  const [show, setShow] = useState<'open' | 'answered'>('open');
  const requests = usePages(endpoints.listTakedowns, { query: { show } });
  return (
    <Page title="Takedowns" lead="Requests to remove something from a public page. We email every answer." width="wide">
      <div className="grid gap-4">
        <FilterSelect
          label="Show"
          value={show}
          onValueChange={setShow}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'answered', label: 'Answered' },
          ]}
          className="w-fit"
        />
        <PagedList
          list={requests}
          counted={(count) => plural(count, { one: '# request', other: '# requests' })}
          empty={
            <EmptyState
              title={show === 'open' ? 'No open requests' : 'No answered requests'}
              icon={<ShieldMinus aria-hidden />}
            >
              Requests appear here once the person has confirmed them by email.
            </EmptyState>
          }
        >
          {(rows) => (
            <DataTable
              caption="Takedown requests"
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  header: 'Who',
                  primary: true,
                  cell: ({ id, name }) => (
                    <Link
                      to="/admin/takedowns/$takedownId"
                      params={{ takedownId: id }}
                      className="font-semibold text-primary underline-offset-4 wrap-anywhere hover:underline"
                    >
                      {name}
                    </Link>
                  ),
                },
                { key: 'page', header: 'Page', cell: ({ page }) => <span className="wrap-anywhere">{page}</span> },
                { key: 'state', header: 'State', cell: ({ state }) => <TakedownBadge state={state} /> },
                {
                  key: 'confirmed',
                  header: 'Asked',
                  cell: ({ confirmedAt }) => <TimeText at={confirmedAt} kind="recent" />,
                },
              ]}
            />
          )}
        </PagedList>
      </div>
    </Page>
  );
}
