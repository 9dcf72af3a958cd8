import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: 'Notifications' });
const submit = page.getByRole('button', { name: 'Create Account' });
const country = page.getByRole('combobox', { name: 'Country' });
const level = page.getByLabelText('Current playing level (DPF)');
const ranking = page.getByLabelText(/^DPF ranking/);

function open(answers: Answers = {}) {
  return renderScreen('/auth?tab=register', { as: null, answers });
}

async function chooseCountry(name: string) {
  await country.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

async function fillIn({ confirmPassword = 'padel-demo' } = {}) {
  await page.getByLabelText('First name').fill('Maja');
  await page.getByLabelText('Last name').fill('Holm');
  await page.getByLabelText('Email').fill('Maja@Example.com');
  await page.getByLabelText('Password', { exact: true }).fill('padel-demo');
  await page.getByLabelText('Confirm password').fill(confirmPassword);
  await page.getByRole('checkbox', { name: /^I consent/ }).click();
}

test('the form needs consent and both passwords', async () => {
  open();
  await expect.element(submit).toBeDisabled();
  await expect.element(submit).toHaveAccessibleDescription('Type your password in both fields first.');
  await page.getByLabelText('Password', { exact: true }).fill('padel-demo');
  await page.getByLabelText('Confirm password').fill('padel-demo');
  await expect.element(submit).toBeDisabled();
  await expect.element(page.getByText('Tick the box above to give your consent.')).toBeVisible();
  await expect.element(submit).toHaveAccessibleDescription('Tick the box above to give your consent.');
  // In view already, so that the press does not scroll.
  submit.element().scrollIntoView();
  const before = await positionOf(submit);
  const height = document.documentElement.scrollHeight;
  await page.getByRole('checkbox', { name: /^I consent/ }).click();
  await expect.element(submit).toBeEnabled();
  await expect.element(submit).not.toHaveAccessibleDescription();
  expect(await positionOf(submit)).toEqual(before);
  expect(document.documentElement.scrollHeight).toBe(height);
  await page.getByLabelText('Confirm password').fill('');
  await expect.element(submit).toBeDisabled();
});

test('only Danish players are asked for level and ranking, which reset with the country', async () => {
  open();
  await expect.element(country).toBeVisible();
  await expect.element(level).not.toBeInTheDocument();
  await chooseCountry('Denmark');
  await level.selectOptions('4.5 · Solid Intermediate+');
  await ranking.fill('120');
  await chooseCountry('Spain');
  await expect.element(level).not.toBeInTheDocument();
  await expect.element(ranking).not.toBeInTheDocument();
  await chooseCountry('Denmark');
  await expect.element(level).toHaveValue('1.0');
  await expect.element(ranking).toHaveValue('');
});

test('a search without a matching country says so', async () => {
  open();
  await country.fill('Padelia');
  await expect.element(page.getByText('No country found.')).toBeVisible();
});

test('the form sends exactly what was filled in, and shows the next steps', async () => {
  const { received } = open({ register: { message: 'Please check your email.' } });
  await chooseCountry('Denmark');
  await level.selectOptions('4.5 · Solid Intermediate+');
  await ranking.fill('120');
  await fillIn();
  await submit.click();
  await expect.element(page.getByText('Account Created!')).toBeVisible();
  await expect.element(page.getByText('Please check your email.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  await expect.element(page.getByText('We’ve sent an email to maja@example.com.')).toBeVisible();
  expect(received('register').map(({ body }) => body)).toEqual([
    {
      email: 'maja@example.com',
      firstName: 'Maja',
      lastName: 'Holm',
      country: 'DK',
      currentLevel: '4.5',
      dpfRanking: 120,
      consentToDataProcessing: true,
      password: 'padel-demo',
      confirmPassword: 'padel-demo',
    },
  ]);
});

test('the next steps stay, and can resend the link', async () => {
  const { received } = open({
    register: { message: 'Please check your email.' },
    resendVerification: { message: 'If this address waits for a link, it is on its way.' },
  });
  await chooseCountry('Spain');
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  await page.getByRole('button', { name: 'Send a new confirmation link' }).click();
  await expect.element(page.getByText('If this address waits for a link, it is on its way.')).toBeVisible();
  expect(received('resendVerification').map(({ body }) => body)).toEqual([{ email: 'maja@example.com' }]);
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('the address can be corrected, keeping everything else', async () => {
  const { received } = open({ register: { message: 'Please check your email.' } });
  await chooseCountry('Spain');
  await fillIn();
  await submit.click();
  await page.getByRole('button', { name: 'Correct the address' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await page.getByLabelText('Email').fill('right@example.com');
  await submit.click();
  await expect.element(page.getByText('right@example.com')).toBeVisible();
  expect(received('register').map(({ body }) => [body.email, body.correctsAddress])).toEqual([
    ['maja@example.com', undefined],
    ['right@example.com', true],
  ]);
});

test('errors are shown beside each field', async () => {
  const { received } = open();
  await page.getByLabelText('Email').fill('maja');
  await page.getByLabelText('Password', { exact: true }).fill('short');
  await page.getByLabelText('Confirm password').fill('short');
  await page.getByRole('checkbox', { name: /^I consent/ }).click();
  await submit.click();
  await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('Please enter your first name.');
  await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('Please enter your last name.');
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect.element(country).toHaveAccessibleDescription('Please choose your country.');
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription(/^Password must be at least 6 characters/);
  // In the order of the fields, whatever the order of the contract.
  expect(
    page
      .getByRole('alert')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['Please enter your first name.', 'Please enter your last name.', 'Please enter a valid email address.']);
  expect(received('register')).toEqual([]);
});

describe('what was typed', () => {
  test('survives switching tabs and reloading, except passwords and consent', async () => {
    open();
    await chooseCountry('Denmark');
    await level.selectOptions('4.5 · Solid Intermediate+');
    await ranking.fill('120');
    await fillIn();
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect.element(page.getByLabelText('Email')).toHaveValue('Maja@Example.com');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await expectKept();
    leaveScreens();
    open();
    await expectKept();
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('padel-demo');
  });

  async function expectKept() {
    await expect.element(page.getByLabelText('First name')).toHaveValue('Maja');
    await expect.element(page.getByLabelText('Last name')).toHaveValue('Holm');
    await expect.element(page.getByLabelText('Email')).toHaveValue('Maja@Example.com');
    await expect.element(country).toHaveValue('Denmark');
    await expect.element(level).toHaveValue('4.5');
    await expect.element(ranking).toHaveValue('120');
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
    await expect.element(page.getByRole('checkbox', { name: /^I consent/ })).not.toBeChecked();
  }

  test('is shared as an address between signing in and registering', async () => {
    renderScreen('/auth', { as: null });
    await page.getByLabelText('Email').fill('maja@example.com');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await expect.element(page.getByLabelText('Email')).toHaveValue('maja@example.com');
  });

  test('is forgotten when the account is created', async () => {
    open({ register: { message: 'Please check your email.' } });
    await chooseCountry('Spain');
    await fillIn();
    await submit.click();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    leaveScreens();
    open();
    await expect.element(page.getByLabelText('First name')).toHaveValue('');
    await expect.element(page.getByLabelText('Email')).toHaveValue('');
  });
});

test.each([
  ['Denmark', '1.0'],
  ['Spain', undefined],
])('the level of players from %s is sent if they were asked', async (name, sent) => {
  const { received } = open({ register: { message: 'Please check your email.' } });
  await chooseCountry(name);
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(received('register')[0]?.body.currentLevel).toBe(sent);
});

test("differing passwords say that they don't match", async () => {
  open();
  await chooseCountry('Spain');
  await fillIn({ confirmPassword: 'padel-domo' });
  await submit.click();
  await expect.element(page.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
});

test('the DPF ranking is “Not applicable” or a number', async () => {
  open();
  await chooseCountry('Denmark');
  const none = page.getByRole('checkbox', { name: 'Not applicable' });
  await expect.element(none).toBeChecked();
  await none.click();
  await expect.element(ranking).toHaveFocus();
  await expect.element(none).not.toBeChecked();
  await ranking.fill('120');
  await expect.element(none).not.toBeChecked();
  await none.click();
  await expect.element(ranking).toHaveValue('');
  await expect.element(none).toBeChecked();
});

test('a ranking outside 1 to 1000 is refused', async () => {
  open();
  await chooseCountry('Denmark');
  await ranking.fill('1001');
  await fillIn();
  await submit.click();
  await expect.element(ranking).toHaveAccessibleDescription(/^The DPF ranking is a whole number from 1 to 1000\./);
});

test('a refusal by the server is shown beside the field', async () => {
  const sentence = 'A name cannot contain links or markup.';
  open({
    register: failure('invalid_input', { message: 'That name is not possible.', fields: { lastName: sentence } }),
  });
  await chooseCountry('Spain');
  await fillIn();
  await submit.click();
  await expect.element(toasts.getByText('Registration Failed')).toBeVisible();
  await expect.element(toasts.getByText('That name is not possible.')).toBeVisible();
  await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription(sentence);
  await expect.element(page.getByLabelText('First name')).toHaveValue('Maja');
});

test('the focus moves to the first refused field', async () => {
  const fields = { email: 'This email address is not possible.', firstName: 'This name is not possible.' };
  open({ register: failure('invalid_input', { fields }) });
  await chooseCountry('Spain');
  await fillIn();
  await submit.click();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(fields.email);
  const summary = page.getByRole('alert').filter({ hasText: fields.email });
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([fields.firstName, fields.email]);
  await summary.getByRole('link').first().click();
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
});

describe('with the invitation link of a club', () => {
  const register = { message: 'Please check your email.' };
  const openFor = (answers: Answers) =>
    renderScreen('/auth?tab=register&club=HAVNEN', { as: null, answers: { register, ...answers } });

  test('shows the club and sends its code, even after switching tabs', async () => {
    const { received, address } = openFor({ findClubByCode: { name: 'Havnens Padel' } });
    await expect.element(page.getByText(/^You are joining Havnens Padel\./)).toBeVisible();
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await expect.poll(address).toBe('/auth?tab=register&club=HAVNEN');
    await chooseCountry('Spain');
    await fillIn();
    await submit.click();
    await expect.element(page.getByText('Account Created!')).toBeVisible();
    expect(received('findClubByCode')[0]?.params).toEqual({ code: 'HAVNEN' });
    expect(received('register')[0]?.body.clubCode).toBe('HAVNEN');
  });

  test('keeps the form in place while the club loads', async () => {
    const asked = Promise.withResolvers<{ name: string }>();
    openFor({ findClubByCode: () => asked.promise });
    const first = page.getByLabelText('First name');
    await expect.element(first).toBeVisible();
    await expect.element(page.getByText('Looking up your club...')).toBeVisible();
    const before = await positionOf(first);
    asked.resolve({ name: 'Havnens Padel' });
    await expect.element(page.getByText('Havnens Padel')).toBeVisible();
    expect(await positionOf(first)).toEqual(before);
  });

  test('registers a direct player if the club is unknown', async () => {
    const { received } = openFor({ findClubByCode: failure('not_found') });
    await expect.element(page.getByText(/^We don’t recognise this club link or code\./)).toBeVisible();
    await chooseCountry('Spain');
    await fillIn();
    await submit.click();
    await expect.element(page.getByText('Account Created!')).toBeVisible();
    expect(received('register')[0]?.body).not.toHaveProperty('clubCode');
  });

  test('can be looked up again', async () => {
    let isDown = true;
    openFor({ findClubByCode: () => (isDown ? failure('unavailable') : { name: 'Havnens Padel' }) });
    await expect.element(page.getByText(/^We couldn’t look up your club\./)).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(/^You are joining Havnens Padel\./)).toBeVisible();
  });

  test('says so when the club has changed its link meanwhile', async () => {
    let isGone = false;
    const sentence = 'We don’t recognise this club code.';
    openFor({
      findClubByCode: () => (isGone ? failure('not_found') : { name: 'Havnens Padel' }),
      register: () => {
        isGone = true;
        return failure('invalid_input', { message: sentence, fields: { clubCode: sentence } });
      },
    });
    await expect.element(page.getByText(/^You are joining/)).toBeVisible();
    await chooseCountry('Spain');
    await fillIn();
    await submit.click();
    await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(sentence);
    await expect.element(page.getByText(/^We don’t recognise this club link or code\./)).toBeVisible();
  });
});

test('the password’s strength is there from the first character', async () => {
  open();
  await page.getByLabelText('Password', { exact: true }).fill('p');
  await expect.element(page.getByText(/^Password strength: Very weak\./)).toBeVisible();
});

test('a country is found by its own name', async () => {
  open();
  await country.fill('Espa');
  await page.getByRole('option', { name: 'Spain', exact: true }).click();
  await expect.element(country).toHaveValue('Spain');
});

test('the password’s strength takes the name into account', async () => {
  open();
  await page.getByLabelText('First name').fill('Leonora');
  await page.getByLabelText('Password', { exact: true }).fill('Leonora1');
  await expect.element(page.getByText(/^Password strength: Weak\. Your name/)).toBeVisible();
  await page.getByLabelText('Password', { exact: true }).fill('wall, net and a long lob');
  await expect.element(page.getByText(/^Password strength: Strong\.$/)).toBeVisible();
});

test('the privacy policy opens in a new tab', async () => {
  open();
  const link = page.getByRole('link', { name: /^Privacy Policy/ });
  await expect.element(link).toHaveAttribute('href', '/privacy-policy');
  await expect.element(link).toHaveAttribute('target', '_blank');
});
