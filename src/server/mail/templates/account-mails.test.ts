// The emails about an account in three languages, as people read them.

import { expect, it } from 'vitest';
import type { LanguageCode } from '#domain/language/languages.ts';
import { inLanguage } from '#server/language/in-language.ts';
import { passwordResetMail, verificationMail } from './account-mails.ts';
import { invitationMail, invitationReminderMail } from './invitation-mails.ts';

const maja = { email: 'maja@pala.test', firstName: 'Maja', role: 'player' } as const;

it.each<[LanguageCode, string, string[]]>([
  [
    'en',
    'Confirm your email address for Pala',
    [
      'Welcome, Maja',
      'Please confirm your email address. We’ll then review your account and email you as soon as it is approved.',
      'Or copy this address into your browser: https://pala.test/a',
      'The link works for 24 hours. If you didn’t create this account, you can ignore this email.',
    ],
  ],
  [
    'da',
    'Bekræft din mailadresse til Pala',
    [
      'Velkommen, Maja',
      'Bekræft din mailadresse. Derefter gennemgår vi din konto og sender dig en mail, så snart den er godkendt.',
      'Eller kopiér denne adresse til din browser: https://pala.test/a',
    ],
  ],
  [
    'es',
    'Confirma tu dirección de correo para Pala',
    ['Te damos la bienvenida, Maja', 'O copia esta dirección en tu navegador: https://pala.test/a'],
  ],
])('a new account is confirmed in %s', async (language, subject, sentences) => {
  const mail = await inLanguage(language, () => verificationMail(maja, 'https://pala.test/a'));
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(`lang="${language}"`);
  const text = mail.text.replaceAll(/\s+/g, ' ');
  for (const sentence of sentences) expect(text).toContain(sentence);
});

it('two people are written to at the same time, each in their language', async () => {
  const [danish, spanish] = await Promise.all([
    inLanguage('da', () => passwordResetMail(maja, 'https://pala.test/a')),
    inLanguage('es', () => passwordResetMail(maja, 'https://pala.test/a')),
  ]);
  expect([danish.subject, spanish.subject]).toEqual([
    'Nulstil din adgangskode til Pala',
    'Restablece tu contraseña de Pala',
  ]);
});

it.each<[LanguageCode, string, string]>([
  ['en', 'You’re invited to join Havnens Padel on Pala', 'The link works once, within 7 days.'],
  ['da', 'Du er inviteret til Havnens Padel på Pala', 'Linket virker én gang, inden for 7 dage.'],
  ['es', 'Tienes una invitación a Havnens Padel en Pala', 'El enlace funciona una vez, en un plazo de 7 días.'],
])('an invitation says in %s how long it lasts', async (language, subject, sentence) => {
  const mail = await inLanguage(language, () => invitationMail(maja, 'Havnens Padel', 'https://pala.test/a', 168));
  expect(mail.subject).toBe(subject);
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(sentence);
});

it.each<[number, string]>([
  [20, 'Your invitation works for less than a day.'],
  [48, 'Your invitation works for another 48 hours.'],
  [120, 'Your invitation works for another 5 days.'],
])('a reminder %s hours before the end says: %s', async (hours, sentence) => {
  const links = { link: 'https://pala.test/a', hours, stopUrl: 'https://pala.test/stop' };
  const mail = await invitationReminderMail(maja, 'Havnens Padel', links);
  expect(mail.html).toContain(sentence);
});
