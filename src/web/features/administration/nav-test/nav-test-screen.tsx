// All routes by role: /nav-test, for administrators in development and the demo.

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
const roleOptions = [
  { value: all, label: 'All' },
  { value: 'visitor' as const, label: 'Visitor' },
  ...roles.map((role) => ({ value: role, label: roleLabel(role) })),
] as const;

/** Addresses with screens and roles, from the router. */
export function NavTestScreen({ search: { role }, onSearchChange }: NavTestScreenProps) {
  const routes = listRoutes(useRouter());
  const shown = routes.filter((route) => role === undefined || isOpenTo(route, role));
  return (
    <Page
      title="Navigation Test"
      lead="Every address, its screen and who can open it. Switch role to open another role’s screens."
      width="wide"
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FilterSelect
            label="Open to"
            value={role ?? all}
            options={roleOptions}
            onValueChange={(value) => onSearchChange({ role: value === all ? undefined : value })}
          />
          <p role="status" className="text-sm text-ink-muted">
            {shown.length} {shown.length === 1 ? 'address' : 'addresses'}
          </p>
        </div>
        {[...Map.groupBy(shown, areaOf)].map(([area, inArea]) => (
          <Fold key={area} title={area} count={inArea.length}>
            <DataTable
              caption={`Routes: ${area}`}
              rows={inArea}
              rowKey={({ path }) => path}
              columns={[
                { key: 'path', header: 'Address', primary: true, cell: (route) => <Address route={route} /> },
                { key: 'screen', header: 'Screen', hideLabelOnCard: true, cell: (route) => <Screen route={route} /> },
                { key: 'openTo', header: 'Open to', hideLabelOnCard: true, cell: (route) => <OpenTo route={route} /> },
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
  return area ?? (openTo === null ? 'Visitors too' : 'Everyone signed in');
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

function Screen({ route: { screen, isAlias } }: { route: ListedRoute }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {screen}
      {isAlias && <Badge>Redirect</Badge>}
    </span>
  );
}

function OpenTo({ route: { openTo, onlyIf } }: { route: ListedRoute }) {
  return (
    <span className="grid gap-0.5">
      {openTo === null
        ? 'Everyone, visitors included'
        : openTo.length === roles.length
          ? 'Everyone signed in'
          : openTo.map(roleLabel).join(', ')}
      {onlyIf && <span className="text-ink-muted">{onlyIf}</span>}
    </span>
  );
}
