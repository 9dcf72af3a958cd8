// Requests are answered in the language that their person has chosen, or that their browser asks for.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({ LANGUAGES: 'da,es' });

/** Registers without a first name, asking for a language. */
const register = (headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: endpoints.register.path, payload: {}, headers });

it.each([
  [{}, 'Please enter your first name.'],
  [{ 'accept-language': 'da-DK,en;q=0.5' }, 'Skriv dit fornavn.'],
  [{ 'accept-language': 'fr' }, 'Please enter your first name.'],
  [{ 'accept-language': 'da', cookie: 'pala_language=es' }, 'Escribe tu nombre.'],
])('with %j a refusal says %j', async (headers, firstName) => {
  expect((await register(headers)).json()).toMatchObject({ code: 'invalid_input', fields: { firstName } });
});

it('answers to different people at the same time stay apart', async () => {
  const said = await Promise.all(
    ['da', 'es', 'en', 'da', 'es', 'en'].map(async (language) => {
      const answer = await test.app.inject({ url: '/api/nowhere', headers: { 'accept-language': language } });
      return answer.json<{ message: string }>().message;
    }),
  );
  expect(said).toEqual(['Ikke fundet', 'No encontrado', 'Not found', 'Ikke fundet', 'No encontrado', 'Not found']);
});

it('“Unauthorized” is no word for people and stays', async () => {
  const answer = await test.app.inject({ url: endpoints.getCurrentUser.path, headers: { 'accept-language': 'da' } });
  expect(answer.json()).toMatchObject({ code: 'unauthorized', message: 'Unauthorized' });
});

it('signing in and changing the profile keep the language in the browser', async () => {
  const player = await makePlayer(test.context.db, { language: 'es' });
  const cookie = await test.sessionOf(player);
  const changed = await test.app.inject({
    method: 'PUT',
    url: endpoints.updateProfile.path.replace('{id}', player.id),
    payload: { language: 'da' },
    headers: { cookie },
  });
  expect(changed.statusCode).toBe(200);
  expect(changed.cookies).toContainEqual(
    expect.objectContaining({ name: 'pala_language', value: 'da', path: '/', sameSite: 'Lax' }),
  );
});
