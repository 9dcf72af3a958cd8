// The routes of the application beside what the server knows of them.

import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { screenAddresses } from '#domain/screen-addresses.ts';
import { createAppRouter } from './router.ts';

it('are those that the server answers with the application', () => {
  const { routesByPath } = createAppRouter(new QueryClient(), { history: createMemoryHistory() });
  const addresses = Object.keys(routesByPath)
    .filter((path) => path !== '/$')
    .map((path) => path.replace(/\$\w+/g, '$').replace(/(.)\/$/, '$1'));
  expect([...new Set(addresses)].toSorted()).toEqual(screenAddresses.toSorted());
});
