// Names that people register with: those that exist come back as they were sent; those that would abuse our emails are refused.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { users } from '#server/db/schema/index.ts';
import { registrationForm } from '#server/testing/account-forms.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const register = (parts: Record<string, unknown>) =>
  test.call(null, endpoints.register, { body: registrationForm(parts) });
const accountsOf = (email: string) => test.context.db.select().from(users).where(eq(users.email, email));
const mailsTo = (email: string) => test.mails.filter((mail) => mail.to === email);

describe('names', () => {
  it.each([
    'Win money http://evil.example',
    'Win money at evil.example',
    'evil.example/win',
    'www.evil',
    'support@evil.example',
    'javascript:alert(1)//evil.example',
    'A\r\nBcc: x@y.example',
    'A\u2028B',
    '<img src=x>',
    '\u202Etxet desrever',
  ])('that would bring a link, markup or a second line into an email are refused: %j', async (name) => {
    for (const field of ['firstName', 'lastName']) {
      const answer = await register({ [field]: name });
      expect([answer.status, answer.error.fields]).toEqual([
        400,
        { [field]: 'A name cannot contain links or markup.' },
      ]);
    }
  });

  it.each([
    "D'Angelo",
    'J. R. R.',
    'J.R.R.',
    'Jean-Luc',
    'Søren Æ',
    '李小龍',
    'محمد',
    'José María',
    'St. John',
    "'; drop table users; --",
    '${7*7}{{7*7}}',
    '%s%n%00',
    'null',
    '0',
    '\u{1F3BE}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    'ﷺ',
    'a\u0301\u0323',
    `x${'\u0338'.repeat(79)}`,
  ])(
    'come back as they were sent, letters and accents as one, and their mail has one recipient and one line of subject: %j',
    async (sent) => {
      const name = sent.normalize('NFC');
      const form = registrationForm({ firstName: sent, lastName: sent }) as { email: string };
      expect((await test.call(null, endpoints.register, { body: form as never })).status).toBe(201);
      expect((await accountsOf(form.email))[0]).toMatchObject({ firstName: name, lastName: name });
      await test.runJobs();
      const [mail] = mailsTo(form.email);
      expect(mail?.subject).not.toMatch(/[\r\n]/);
      expect(mail?.text).toContain(name);
      expect(mail?.html).not.toContain('<img src=x');
    },
  );

  it.each(['\0', 'a\0b', '\uD800', 'a\uDFFFb', ' ', '\u00A0\u2003', 'x'.repeat(81), 'x'.repeat(50_000)])(
    'that cannot be stored, are blank or too long are refused (%#)',
    async (name) => {
      expect((await register({ firstName: name })).status).toBe(400);
      expect((await register({ lastName: name })).status).toBe(400);
    },
  );
});
