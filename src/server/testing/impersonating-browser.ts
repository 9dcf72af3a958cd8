// A browser for tests of impersonation, in which each step changes the session.

import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { NewView } from '#contract/people/impersonation.ts';
import type { TestApp } from './test-app.ts';

export type ViewingBrowser = Awaited<ReturnType<typeof openImpersonatingBrowser>>;

/** Opens the browser of a signed-in person: it keeps the server's session cookie. */
export async function openImpersonatingBrowser(test: TestApp, person: { id: string }) {
  const browser = {
    cookie: await test.signIn(person),
    async call<E extends EndpointDefinition>(endpoint: E, parts?: Parameters<typeof test.call<E>>[2]) {
      const answer = await test.call(null, endpoint, { ...parts, headers: { cookie: browser.cookie } });
      const sent = answer.raw.cookies.find(({ name }) => name === 'pala_session');
      if (sent) browser.cookie = `pala_session=${sent.value}`;
      return answer;
    },
    view: (body: NewView) => browser.call(endpoints.startView, { body }),
    back: () => browser.call(endpoints.endView),
    me: () => browser.call(endpoints.getCurrentUser),
  };
  return browser;
}
