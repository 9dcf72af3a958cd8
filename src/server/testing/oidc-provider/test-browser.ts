// A minimal browser for signing in through another site: it keeps cookies and follows redirects.

import type { LightMyRequestResponse } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export interface TestBrowser {
  /** Pala's cookies, by name. */
  cookies: Map<string, string>;
  /** Navigates to an address of Pala. */
  go(address: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends JSON to Pala. */
  post(address: string, body: object): Promise<LightMyRequestResponse>;
  /** Pala's redirect to Google: `link` to link Google to the account, else to sign in with this query. */
  leaveForGoogle(way?: string): Promise<string>;
  /** Leaves for Google and passes through the provider; returns the address that leads back to Pala. */
  goToGoogle(way?: string): Promise<string>;
  /** The same, and back: returns the final path in Pala. */
  signInWithGoogle(way?: string): Promise<string>;
}

/** A browser without cookies. */
export function openBrowser(test: TestApp, session?: string): TestBrowser {
  const cookies = new Map<string, string>();
  if (session) keep(cookies, [session]);

  async function ask(options: { method: 'GET' | 'POST'; url: string; headers?: object; payload?: string }) {
    const headers = { ...options.headers, cookie: header(cookies) };
    const response = await test.app.inject({ ...options, headers });
    keep(cookies, [response.headers['set-cookie'] ?? []].flat());
    return response;
  }
  const go: TestBrowser['go'] = (url, headers = {}) => ask({ method: 'GET', url, headers });

  const browser: TestBrowser = {
    cookies,
    go,
    post: (url, body) =>
      ask({ method: 'POST', url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    async leaveForGoogle(way = '') {
      if (way === 'link') return (await browser.post(endpoints.startGoogleLink.path, {})).json<{ url: string }>().url;
      return String((await go(`/api/auth/google${way}`)).headers.location);
    },
    async goToGoogle(way) {
      return walk(await browser.leaveForGoogle(way), test.context.config.publicUrl);
    },
    async signInWithGoogle(way) {
      const { pathname, search } = new URL(await browser.goToGoogle(way));
      const { headers } = await go(pathname + search);
      return String(headers.location);
    },
  };
  return browser;
}

/** Follows redirects over HTTP until one leads back to Pala. */
async function walk(from: string, home: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = from;
  for (let step = 0; step < 10 && !address.startsWith(home); step += 1) {
    const response = await fetch(address, { redirect: 'manual', headers: { cookie: header(cookies) } });
    keep(cookies, response.headers.getSetCookie());
    const next = response.headers.get('location');
    if (next === null) throw new Error(`The provider stopped at ${address}: ${await response.text()}`);
    address = new URL(next, address).href;
  }
  return address;
}

function keep(cookies: Map<string, string>, lines: string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';', 1);
    const end = pair.indexOf('=');
    const [name, value] = [pair.slice(0, end), pair.slice(end + 1)];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

function header(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
