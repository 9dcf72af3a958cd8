// Forms and answers for tests of accounts: registrations, credentials, cookies, tokens in emails.

import { endpoints } from '#contract/endpoints.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { TestApp } from './test-app.ts';

let counter = 0;

/** A complete registration with a new address, and these parts replaced, also by invalid ones. */
export function registrationForm(parts: Record<string, unknown> = {}) {
  counter += 1;
  return {
    email: `newcomer${counter}@pala.test`,
    firstName: 'Nora',
    lastName: 'Holm',
    country: 'DK',
    currentLevel: '3.5',
    dpfRanking: 120,
    consentToDataProcessing: true,
    password: 'secret-word',
    confirmPassword: 'secret-word',
    ...parts,
    // Attackers send more than a form would.
  } as never;
}

/** Does something `times` times at the same moment. */
export function atOnce<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}

/** The session cookie of an answer, as the browser sends it back; empty if there is none. */
export function sessionCookie(answer: { raw: { headers: Record<string, unknown> } }): string {
  const set = [answer.raw.headers['set-cookie'] ?? []].flat().map(String);
  return set.findLast((cookie) => /pala_session=./.test(cookie) && !/Max-Age=0/.test(cookie))?.split(';', 1)[0] ?? '';
}

/** The token of the link in the last email to an address. */
export function lastToken(mails: Mail[], email: string): string {
  return /[?&]token=([\w-]+)/.exec(mails.findLast((mail) => mail.to === email)?.text ?? '')?.[1] ?? 'no token';
}

/** Confirms an address with the last emailed link, as its owner does. */
export async function confirmAddress(test: Pick<TestApp, 'call' | 'mails'>, email: string): Promise<void> {
  await test.call(null, endpoints.confirmRegistration, { body: { token: lastToken(test.mails, email) } });
}

/** The browser's cookie after a registration. */
export function registeredCookie(answer: { raw: { cookies: { name: string; value: string }[] } }): string {
  return `pala_registered=${answer.raw.cookies.find(({ name }) => name === 'pala_registered')?.value}`;
}
