import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usePasswordStrength } from '#web/lib/forms/password-strength.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PasswordStrengthMeter } from './password-strength.tsx';

function Meter({ password, about }: { password: string; about?: string[] }) {
  return <PasswordStrengthMeter strength={usePasswordStrength(password, about)} />;
}

test.each([
  ['123456', [], /^Password strength: Very weak\. It is one of the first passwords attackers try\./],
  ['Padel1', [], /Weak\. Your name, your email address and words from this site are easy to guess\./],
  ['Holm1985', ['Maja', 'Holm'], /Weak\. Your name, your email address and words from this site/],
  [
    'abcdefgh',
    [],
    /Very weak\. Sequences such as abc or 123 are easy to guess\. Add a few more words to make it strong\.$/,
  ],
  ['wall, net and a long lob', [], /^Password strength: Strong\.$/],
])('the strength of %s is described in words', async (password, about, words) => {
  renderScreen(<Meter password={password} about={about} />);
  await expect.element(page.getByText(words)).toBeVisible();
});

test('an empty password has no strength', async () => {
  renderScreen(
    <>
      <Meter password="" />
      <Meter password="wall, net and a long lob" />
    </>,
  );
  await expect.element(page.getByText(/^Password strength/)).toBeVisible();
  expect(page.getByText(/^Password strength/).elements()).toHaveLength(1);
});
