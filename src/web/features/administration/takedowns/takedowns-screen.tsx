// Takedown requests: /admin/takedowns.

import { plural, t } from '@lingui/core/macro';
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
    <Page
      title={t`Takedowns`}
      lead={t`Requests to remove something from a public page. We email every answer.`}
      width="wide"
    >
      <div className="grid gap-4">
        <FilterSelect
          label={t`Show`}
          value={show}
          onValueChange={setShow}
          options={[
            { value: 'open', label: t({ message: 'Open', context: 'requests' }) },
            { value: 'answered', label: t({ message: 'Answered', context: 'requests' }) },
          ]}
          className="w-fit"
        />
        <PagedList
          list={requests}
          counted={(count) => plural(count, { one: '# request', other: '# requests' })}
          empty={
            <EmptyState
              title={show === 'open' ? t`No open requests` : t`No answered requests`}
              icon={<ShieldMinus aria-hidden />}
            >
              {t`Requests appear here once the person has confirmed them by email.`}
            </EmptyState>
          }
        >
          {(rows) => (
            <DataTable
              caption={t`Takedown requests`}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  header: t`Who`,
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
                { key: 'page', header: t`Page`, cell: ({ page }) => <span className="wrap-anywhere">{page}</span> },
                { key: 'state', header: t`State`, cell: ({ state }) => <TakedownBadge state={state} /> },
                {
                  key: 'confirmed',
                  header: t({ message: 'Asked', context: 'date' }),
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
