// What tests of accounts send and read: a registration, credentials, the cookie of an answer, the token in a mail.

import { endpoints } from '#contract/endpoints.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { TestApp } from './test-app.ts';

let counter = 0;

/** A complete registration of an address of its own, with these parts instead of the usual ones: wrong ones too. */
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
    // Attackers send what no form would.
  } as never;
}

/** Does something `times` times at the same moment. */
export function atOnce<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}

/** The session cookie that an answer sets, as the browser sends it back; empty when it sets none. */
export function sessionCookie(answer: { raw: { headers: Record<string, unknown> } }): string {
  const set = [answer.raw.headers['set-cookie'] ?? []].flat().map(String);
  return set.findLast((cookie) => /pala_session=./.test(cookie) && !/Max-Age=0/.test(cookie))?.split(';', 1)[0] ?? '';
}

/** The token of the link in the last mail to an address. */
export function lastToken(mails: Mail[], email: string): string {
  return /[?&]token=([\w-]+)/.exec(mails.findLast((mail) => mail.to === email)?.text ?? '')?.[1] ?? 'no token';
}

/** Confirms an address as its owner does with the last link that was mailed to it. */
export async function confirmAddress(test: Pick<TestApp, 'call' | 'mails'>, email: string): Promise<void> {
  await test.call(null, endpoints.confirmRegistration, { body: { token: lastToken(test.mails, email) } });
}

/** The cookie that an answer to a registration leaves in the browser. */
export function registeredCookie(answer: { raw: { cookies: { name: string; value: string }[] } }): string {
  return `pala_registered=${answer.raw.cookies.find(({ name }) => name === 'pala_registered')?.value}`;
}
