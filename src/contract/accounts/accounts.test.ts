// Registration and signing in: what is asked, what is ignored, and in which words it is refused.

import { describe, expect, it } from 'vitest';
import { refusals } from '../../testing/refusals.ts';
import { Credentials, FirstAdministrator, Registration } from './accounts.ts';

const form = {
  email: 'maja@example.dk',
  firstName: 'Maja',
  lastName: 'Holm',
  country: 'DK',
  currentLevel: '3.5',
  dpfRanking: 120,
  consentToDataProcessing: true,
  password: 'secret',
  confirmPassword: 'secret',
};

describe('Registration', () => {
  it('takes the nine fields of the form and ignores everything else', () => {
    const odd = {
      role: 'admin',
      isLevelVerified: true,
      clubId: 'x',
      user: { role: 'admin' },
      analysisCreditsRemaining: 9,
    };
    expect(Registration.parse({ ...form, ...odd })).toEqual(form);
  });

  it('leaves level and ranking open for a player who stated neither', () => {
    const { currentLevel: _, dpfRanking: __, ...rest } = form;
    expect(Registration.parse(rest)).toEqual({ ...rest, dpfRanking: null });
  });

  it('names everything that is missing', () => {
    expect(refusals(Registration, {})).toEqual({
      email: 'Please enter your email address.',
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      country: 'Please choose your country.',
      consentToDataProcessing: 'You must consent to data processing to continue.',
      password: 'Password and confirmation are required',
      confirmPassword: 'Password and confirmation are required',
    });
  });

  it.each([
    [{ password: '', confirmPassword: '' }, 'password', 'Password and confirmation are required'],
    [{ confirmPassword: '' }, 'confirmPassword', 'Password and confirmation are required'],
    [{ confirmPassword: 'secret ' }, 'confirmPassword', "Passwords don't match"],
    [{ password: 'short', confirmPassword: 'short' }, 'password', 'Password must be at least 6 characters'],
    [{ email: 'maja' }, 'email', 'Please enter a valid email address.'],
    [
      { consentToDataProcessing: 'true' },
      'consentToDataProcessing',
      'You must consent to data processing to continue.',
    ],
    [{ currentLevel: 7 }, 'currentLevel', 'Please choose a level from the list.'],
    [{ dpfRanking: '5' }, 'dpfRanking', 'The DPF ranking is a whole number from 1 to 1000.'],
    [{ country: ['DK'] }, 'country', 'Please choose your country.'],
  ])('refuses %j', (change, field, sentence) => {
    expect(refusals(Registration, { ...form, ...change })).toHaveProperty(field, sentence);
  });
});

describe('Credentials', () => {
  it('takes the address without regard to case, and the password exactly as typed', () => {
    expect(Credentials.parse({ email: ' Maja@Example.dk ', password: ' p w ' })).toEqual({
      email: 'maja@example.dk',
      password: ' p w ',
    });
  });

  it.each([
    [{}, { email: 'Please enter your email address.', password: 'Please enter your password.' }],
    [{ email: ['a@x.dk'], password: 'secret' }, { email: 'Please enter your email address.' }],
    [{ email: { $ne: null }, password: 'secret' }, { email: 'Please enter your email address.' }],
    [{ email: 'a\0@x.dk', password: 'secret' }, { email: 'Please enter a valid email address.' }],
    [{ email: 'a\uD800@x.dk', password: 'secret' }, { email: 'Please enter a valid email address.' }],
    [{ email: 'a'.repeat(1001), password: 'secret' }, { email: 'Please enter a valid email address.' }],
    [{ email: 'a@x.dk', password: 'a'.repeat(1025) }, { password: 'Password must be at most 1024 characters' }],
    [{ email: 'a@x.dk', password: null }, { password: 'Please enter your password.' }],
  ])('refuses %j', (value, sentences) => {
    expect(refusals(Credentials, value)).toEqual(sentences);
  });
});

describe('FirstAdministrator', () => {
  const { confirmPassword: _, ...rest } = form;

  it.each([undefined, null, '', '  ', 5])('asks for the setup code when given %j', (setupCode) => {
    expect(refusals(FirstAdministrator, { ...rest, setupCode })).toEqual({ setupCode: 'Please enter the setup code.' });
  });

  it('refuses a code that no server prints', () => {
    expect(refusals(FirstAdministrator, { ...rest, setupCode: 'x'.repeat(201) })).toEqual({
      setupCode: 'This is not the setup code.',
    });
  });
});
