// The page that checks a badge, with its script: answers, reasons, and no connection.

import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider } from '@lingui/react';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { verifyPlaceholder } from '#contract/levels/badges/verify-page.ts';
import { readCatalogue } from '#domain/language/catalogue.ts';
import { badgeCredential } from '#domain/levels/badges/badge-credential.ts';
import danish from '../../../../translations/da.po?raw';
import { VerifyPage } from './verify-page.tsx';

const publicUrl = 'https://pala.example';
let sign: (more?: object) => Promise<string>;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'first' }];
  const facts = {
    id: '1',
    achievementId: '2',
    name: 'Alma B.',
    federation: 'DPF',
    shown: 'DPF 4.5',
    level: '4.5',
    label: 'Solid',
    verifier: 'L. F.',
    verifiedAt: '2026-03-14T10:00:00Z',
    address: 'x',
    addressHash: 'ab',
    salt: 's',
    statusIndex: 5,
  };
  sign = (more = {}) =>
    new SignJWT({ ...badgeCredential(publicUrl, facts), ...more })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'did:web:pala.example#first' })
      .sign(privateKey);
  const realFetch = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    if (!/badge-status|did\.json/.test(new Request(...call).url)) return realFetch(...call);
    throw new TypeError('Failed to fetch');
  });
  document.body.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <VerifyPage />
    </I18nProvider>,
  );
  const form = document.querySelector<HTMLFormElement>(`[data-verify="${verifyPlaceholder('keys')}"]`);
  if (form) Object.assign(form.dataset, { verify: JSON.stringify(keys), site: publicUrl });
  await import('./verify.ts');
  return () => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  };
});

const text = page.getByLabelText('Or paste its text');
const button = page.getByRole('button', { name: 'Check the badge' });
const status = page.getByRole('status');

async function paste(words: string) {
  await text.fill(words);
  await button.click();
}

test('a badge is checked without a connection, except for whether it was revoked', async () => {
  await paste(await sign());
  await expect.element(status.getByRole('heading', { name: 'Padel level DPF 4.5, Solid' })).toBeVisible();
  await expect.element(status.getByText('Alma B.')).toBeVisible();
  await expect.element(status.getByText('Unchanged: yes')).toBeVisible();
  await expect.element(status.getByText('By whom: known')).toBeVisible();
  await expect.element(status.getByText('In force: couldn’t be checked')).toBeVisible();
  await expect.element(status.getByText('Are you online?', { exact: false })).toBeVisible();
});

test('words of a badge are shown as words', async () => {
  await paste(await sign({ description: '<img src=x onerror=alert(1)>' }));
  await expect.element(status.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test('an expired badge says since when', async () => {
  await paste(await sign({ validUntil: '2026-04-01T10:00:00Z' }));
  await expect.element(status.getByText('In force: no')).toBeVisible();
  await expect.element(status.getByText('It expired on 1 April 2026 at 10:00 UTC.')).toBeVisible();
});

test('a changed badge is not believed, and something else is no badge', async () => {
  const token = await sign();
  await paste(`${token.slice(0, -4)}AAAA`);
  await expect.element(status.getByText('Unchanged: no')).toBeVisible();
  await expect
    .element(status.getByRole('heading', { name: 'Not genuine: “Padel level DPF 4.5, Solid”' }))
    .toBeVisible();
  await paste('hello');
  await expect.element(status.getByText('This isn’t a badge', { exact: false })).toBeVisible();
  await expect.element(status.getByText('Unchanged: no')).not.toBeVisible();
});

test('a chosen file is checked at once; a huge one is not read', async () => {
  const file = page.getByLabelText('The badge as a file');
  await file.upload(new File([await sign()], 'badge.jwt'));
  await expect.element(status.getByText('Unchanged: yes')).toBeVisible();
  await expect.element(text).toHaveValue('');
  await file.upload(new File([new Uint8Array(1_048_577)], 'photo.png'));
  await expect.element(status.getByText('larger than 1 MB', { exact: false })).toBeVisible();
});

test('the answers are in the page’s language', async () => {
  document.documentElement.dataset['language'] = 'da';
  globalThis.translations = {
    da: Object.fromEntries(readCatalogue(danish).map(({ id, translation }) => [id, compileMessage(translation)])),
  };
  await paste(await sign({ validUntil: '2026-04-01T10:00:00Z' }));
  await expect.element(status.getByText('Den udløb 1. april 2026 kl. 10.00 UTC.')).toBeVisible();
  await expect.element(status.getByText('Pala har udstedt den, på pala.example.', { exact: false })).toBeVisible();
  delete globalThis.translations;
  delete document.documentElement.dataset['language'];
});

test('nothing chosen is said', async () => {
  await text.fill('hello');
  await text.fill('');
  await button.click();
  await expect.element(status.getByText('Please choose a file or paste', { exact: false })).toBeVisible();
});
