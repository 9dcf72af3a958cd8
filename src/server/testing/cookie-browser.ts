// A browser for tests of cookies: keeps the server's cookies, and calls endpoints with them.

import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { TestApp } from './test-app.ts';

/** Opens one, signed in if a person is given. */
export async function openCookieBrowser(test: TestApp, person?: { id: string }) {
  const cookies = new Map<string, string>();
  const keep = (name: string, value: string) => (value === '' ? cookies.delete(name) : cookies.set(name, value));
  if (person) {
    const [name = '', value = ''] = (await test.signIn(person)).split('=');
    keep(name, value);
  }
  const browser = {
    cookies,
    /** The header with all of its cookies; a copy of it is a copy of the browser. */
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    async call<E extends EndpointDefinition>(endpoint: E, parts?: Parameters<typeof test.call<E>>[2]) {
      const answer = await test.call(null, endpoint, { ...parts, headers: { cookie: browser.header() } });
      for (const { name, value } of answer.raw.cookies) keep(name, value);
      return answer;
    },
  };
  return browser;
}
export type CookieBrowser = Awaited<ReturnType<typeof openCookieBrowser>>;
