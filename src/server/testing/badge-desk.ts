// Badges for tests: players with a public certificate, their downloads, and the check as the page does it.

import { compactVerify, errors, importJWK } from 'jose';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { JsonObject } from '#contract/levels/badges/badge-token.ts';
import { type BadgeAnswer, type BadgeCheck, checkBadge } from '#contract/levels/badges/check-badge.ts';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { levelVerifications } from '#server/db/schema/index.ts';
import { readPublicKeys } from '#server/features/levels/badges/badge-keys.commands.ts';
import { makeCoach, makePlayer } from './factories.ts';
import type { TestApp } from './test-app.ts';

export function badgeDesk(test: TestApp) {
  const verify = async (player: { id: string }, level: string, verifiedAt: string) => {
    const coach = await makeCoach(test.context.db, { firstName: 'Lucía', lastName: 'Ferrer' });
    await test.context.db
      .insert(levelVerifications)
      .values({ playerId: player.id, verifierId: coach.id, level, verifiedAt });
    return coach;
  };
  const show = (player: { id: string }, isPublic: boolean, nameStyle: NameStyle = 'full') =>
    test.call(player, endpoints.changeCertificate, { body: { isPublic, nameStyle } });
  const download = async (person: { id: string }, format: 'jwt' | 'png' | 'svg' = 'jwt') => {
    const url = files.badgeFile.path.replace('{format}', format);
    return test.app.inject({ url, headers: { cookie: await test.sessionOf(person) } });
  };
  return {
    verify,
    show,
    download,

    /** A player whose level was verified in March 2026, with a public certificate. */
    async published(columns: Parameters<typeof makePlayer>[1] = {}, nameStyle: NameStyle = 'full') {
      const player = await makePlayer(test.context.db, { currentLevel: '4.5', isLevelVerified: true, ...columns });
      await verify(player, '4.5', '2026-03-14T10:00:00Z');
      await show(player, true, nameStyle);
      return player;
    },

    async tokenOf(person: { id: string }): Promise<string> {
      const { statusCode, body } = await download(person);
      if (statusCode !== 200) throw new Error(`No badge: ${statusCode} ${body}`);
      return body;
    },

    /** As the page's script does it, over HTTP. */
    async check(token: string, changes: Partial<BadgeCheck> = {}) {
      const checked = await checkBadge(token, {
        publicUrl: test.context.config.publicUrl,
        issuerName: brand.name,
        keys: await readPublicKeys(test.context.db),
        readKeys: () => readPublicKeys(test.context.db),
        now: new Date(),
        locale: 'en-GB',
        hasSignature,
        read: async (url) => (await test.app.inject({ url: new URL(url).pathname })).body,
        ...changes,
      });
      const inWords = ({ says, words }: BadgeAnswer) => ({ says, words: say(words) });
      const { unchanged, issuer, inForce } = checked;
      return { ...checked, unchanged: inWords(unchanged), issuer: inWords(issuer), inForce: inWords(inForce) };
    },
  };
}

async function hasSignature(token: string, jwk: JsonObject): Promise<boolean> {
  try {
    await compactVerify(token, await importJWK(jwk, 'EdDSA'));
    return true;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return false;
    throw error;
  }
}
