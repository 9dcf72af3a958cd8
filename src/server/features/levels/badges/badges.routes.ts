// Files of badges: the player's own, and what anyone checks them by.

import { crc32 } from 'node:zlib';
import { bakePng, bakeSvg } from '#contract/levels/badges/baked-badge.ts';
import type { VerifyPlaceholder } from '#contract/levels/badges/verify-page.ts';
import { brand } from '#domain/brand.ts';
import { didDocument } from '#domain/levels/badges/badge-issuer.ts';
import {
  type CertificateFacts,
  certificatePicture,
  certificateSvg,
} from '#server/features/levels/certificates/certificates.presenters.ts';
import { fillPlaceholders } from '#server/http/pages/fill-placeholders.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { readPublicKeys } from './badge-keys.commands.ts';
import { issueBadge, makeStatusList } from './badges.commands.ts';

const mediaTypes = { jwt: 'application/vc+jwt', png: 'image/png', svg: 'image/svg+xml' } as const;

export const badgeFiles = {
  async badgeFile({ actor, params: { format }, context }) {
    const { token, certificate } = await issueBadge(context, actor.id);
    return {
      name: `${brand.name.toLowerCase()}-badge.${format}`,
      mediaType: mediaTypes[format],
      make: () => formats[format](token, certificate),
    };
  },

  async badgeStatus({ params: { purpose }, context }) {
    return { make: () => makeStatusList(context, purpose) };
  },

  async badgeKeys({ context }) {
    const { publicUrl } = context.config;
    return { make: async () => JSON.stringify(didDocument(publicUrl, await readPublicKeys(context.db))) };
  },

  async verifyPage({ context, pages }) {
    const { publicUrl } = context.config;
    const values: Record<VerifyPlaceholder, string> = {
      publicUrl,
      keys: JSON.stringify(await readPublicKeys(context.db)),
    };
    return { isListed: true, make: () => fillPlaceholders(pages.template('verify'), values) };
  },
} satisfies Partial<FileHandlers>;

const formats: Record<keyof typeof mediaTypes, (token: string, facts: CertificateFacts) => Promise<Buffer | string>> = {
  jwt: async (token) => token,
  png: async (token, facts) => Buffer.from(bakePng(await certificatePicture(facts), token, crc32)),
  svg: async (token, facts) => bakeSvg(await certificateSvg(facts), token),
};
