// All routes by role: /nav-test, for administrators in development and the demo.

import { plural, t } from '@lingui/core/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { roleLabel, roles } from '#domain/people/roles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import type { NavTestSearch } from './nav-test-search.ts';
import { isOpenTo, type ListedRoute, listRoutes } from './route-list.ts';

interface NavTestScreenProps {
  search: NavTestSearch;
  /** Changes the filter in the address. */
  onSearchChange: (search: NavTestSearch) => void;
}

const all = 'all';
const roleOptions = () =>
  [
    { value: all, label: t`All` },
    { value: 'visitor' as const, label: t`Visitor` },
    ...roles.map((role) => ({ value: role, label: roleLabel(role) })),
  ] as const;

/** Addresses with screens and roles, from the router. */
export function NavTestScreen({ search: { role }, onSearchChange }: NavTestScreenProps) {
  const routes = listRoutes(useRouter());
  const shown = routes.filter((route) => role === undefined || isOpenTo(route, role));
  return (
    <Page
      title={t`Navigation Test`}
      lead={t`Every address, its screen and who can open it. Switch role to open another role’s screens.`}
      width="wide"
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FilterSelect
            label={t`Open to`}
            value={role ?? all}
            options={roleOptions()}
            onValueChange={(value) => onSearchChange({ role: value === all ? undefined : value })}
          />
          <p role="status" className="text-sm text-ink-muted">
            {plural({ count: shown.length }, { one: '# address', other: '# addresses' })}
          </p>
        </div>
        {[...Map.groupBy(shown, areaOf)].map(([area, inArea]) => (
          <Fold key={area} title={area} count={inArea.length}>
            <DataTable
              caption={t`Routes: ${{ area }}`}
              rows={inArea}
              rowKey={({ path }) => path}
              columns={[
                { key: 'path', header: t`Address`, primary: true, cell: (route) => <Address route={route} /> },
                { key: 'screen', header: t`Screen`, hideLabelOnCard: true, cell: (route) => <Screen route={route} /> },
                { key: 'openTo', header: t`Open to`, hideLabelOnCard: true, cell: (route) => <OpenTo route={route} /> },
              ]}
            />
          </Fold>
        ))}
      </div>
    </Page>
  );
}

/** Whose screens an address belongs to, by its beginning. */
function areaOf({ path, openTo }: ListedRoute): string {
  const area = ['/admin', '/club', '/coach', '/player'].find((begin) => path === begin || path.startsWith(`${begin}/`));
  return area ?? (openTo === null ? t`Visitors too` : t`Everyone signed in`);
}

/** A link, unless the address has parameters. */
function Address({ route: { path, parameters } }: { route: ListedRoute }) {
  if (parameters.length > 0 || path.endsWith('$'))
    return <code className="text-sm sm:whitespace-nowrap max-sm:wrap-anywhere">{path}</code>;
  return (
    <Link to={path as '/'} className="text-primary underline-offset-4 hover:underline">
      <code className="text-sm sm:whitespace-nowrap max-sm:wrap-anywhere">{path}</code>
    </Link>
  );
}

function Screen({ route: { screen, isTitled, isAlias } }: { route: ListedRoute }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span lang={isTitled ? undefined : 'en'}>{screen}</span>
      {isAlias && <Badge>{t`Redirect`}</Badge>}
    </span>
  );
}

function OpenTo({ route: { openTo, onlyIf } }: { route: ListedRoute }) {
  return (
    <span className="grid gap-0.5">
      {openTo === null
        ? t`Everyone, visitors included`
        : openTo.length === roles.length
          ? t`Everyone signed in`
          : openTo.map(roleLabel).join(', ')}
      {onlyIf && <span className="text-ink-muted">{onlyIf}</span>}
    </span>
  );
}
