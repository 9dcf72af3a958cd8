// Endpoints of certificates: the owner's settings, and the public page, picture and document.

import type { CertificatePlaceholder } from '#contract/levels/certificate-page.ts';
import { brand } from '#domain/brand.ts';
import type { Context } from '#server/context.ts';
import { readScaleMappings } from '#server/db/scale-mappings.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { fillPlaceholders } from '#server/http/pages/fill-placeholders.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { qrCode } from '#server/pictures/qr-code.ts';
import { changeCertificate } from './certificates.commands.ts';
import {
  type CertificateFacts,
  certificateFacts,
  certificatePicture,
  presentCertificate,
} from './certificates.presenters.ts';
import { findOwnCertificate, findPublicCertificate } from './certificates.queries.ts';

export const certificateHandlers = {
  async getCertificate({ actor, context }) {
    return presentCertificate(orNotFound(await findOwnCertificate(context.db, actor.id)));
  },

  async changeCertificate({ actor, body, context }) {
    return changeCertificate(context, actor.id, body);
  },
} satisfies Partial<Handlers>;

/** Never cached without revalidation, so that switching off takes effect at once. */
export const certificateFiles = {
  async certificatePage({ params, context, pages }) {
    const facts = await readFacts(context, params.code);
    return { make: () => fillPlaceholders(pages.template('certificate'), pageValues(facts)) };
  },

  async certificatePicture({ params, context }) {
    const facts = await readFacts(context, params.code);
    return {
      facts,
      name: fileName('png'),
      make: () => certificatePicture(facts),
    };
  },

  async certificateDocument({ params, context }) {
    const facts = await readFacts(context, params.code);
    return {
      facts,
      name: fileName('pdf'),
      make: () => writeDocument('certificate', facts),
    };
  },
} satisfies Partial<FileHandlers>;

/** @throws AppError not_found if there is none or it is off */
async function readFacts({ db, config }: Context, code: string): Promise<CertificateFacts> {
  const certificate = orNotFound(await findPublicCertificate(db, code));
  return certificateFacts(certificate, config.publicUrl, await readScaleMappings(db));
}

function fileName(ending: 'png' | 'pdf'): string {
  return `${brand.name.toLowerCase()}-certificate.${ending}`;
}

/** A value for every placeholder of the page. */
function pageValues(facts: CertificateFacts): Record<CertificatePlaceholder, string | number> {
  const { path: qrPath, size: qrSize } = qrCode(facts.address);
  return { ...facts, qrPath, qrSize };
}
