// The application's routes match the server's list of screens.

import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { roles } from '#domain/people/roles.ts';
import { readersOf, screenAddresses } from '#domain/screen-addresses.ts';
import { createAppRouter } from './router.ts';

const { routesByPath } = createAppRouter(new QueryClient(), { history: createMemoryHistory() });
const addressOf = (path: string) => path.replace(/\$\w+/g, '$').replace(/(.)\/$/, '$1');

it('the routes are those that the server answers with the application', () => {
  const addresses = Object.keys(routesByPath)
    .filter((path) => path !== '/$')
    .map(addressOf);
  expect([...new Set(addresses)].toSorted()).toEqual(screenAddresses.toSorted());
});

it('the routes admit the roles that the server sends there', () => {
  for (const [path, route] of Object.entries(routesByPath)) {
    if (path === '/$') continue;
    const isOfApplication = String(route.id).startsWith('/_app/');
    const { roles: allowed = roles } = route.options.staticData ?? {};
    expect([path, readersOf(addressOf(path))]).toEqual([path, isOfApplication ? allowed : 'anyone']);
  }
});
