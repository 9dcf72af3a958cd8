// Endpoints of one's own certificate, and what everybody can read of it: page, picture, document.

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CertificateBlank } from '#contract/certificate-page.ts';
import { navigations } from '#contract/navigations.ts';
import { brand } from '#domain/brand.ts';
import type { Context } from '#server/context.ts';
import { found } from '#server/http/app-error.ts';
import { fillBlanks } from '#server/http/fill-blanks.ts';
import type { Pages } from '#server/http/pages.ts';
import type { Handlers } from '#server/http/serve.ts';
import { qrCode } from '#server/pictures/qr-code.ts';
import { rememberFiles } from '#server/pictures/rendered-files.ts';
import { changeCertificate } from './certificates.commands.ts';
import { type CertificateFacts, certificateFacts, presentCertificate } from './certificates.presenters.ts';
import { findOwnCertificate, findPublicCertificate } from './certificates.queries.ts';

export const certificateHandlers = {
  async getCertificate({ actor, context }) {
    return presentCertificate(found(await findOwnCertificate(context.db, actor.id)));
  },

  async changeCertificate({ actor, body, context }) {
    return changeCertificate(context, actor.id, body);
  },
} satisfies Partial<Handlers>;

/** The programs that draw and write them are loaded with the first file. */
const files = {
  certificatePicture: {
    make: async (facts: CertificateFacts) => (await import('./certificate-picture.ts')).drawCertificate(facts),
    name: 'certificate.png',
  },
  certificateDocument: {
    make: async (facts: CertificateFacts) => (await import('./certificate-document.ts')).writeCertificate(facts),
    name: 'certificate.pdf',
  },
} as const;

/**
 * Registers what a certificate's address answers with. Nobody may keep an answer without asking again (`no-cache`): switched off
 * means gone. Asking again is cheap, since an unchanged file is answered with 304.
 */
export function serveCertificates(app: FastifyInstance, context: Context, pages: Pages): void {
  const remember = rememberFiles();
  const template = pages.template('certificate');

  serve(navigations.certificatePage.path, async (facts, _, reply) =>
    reply.type('text/html; charset=utf-8').send(fillBlanks(template, pageValues(facts))),
  );
  for (const [name, { make, name: fileName }] of Object.entries(files)) {
    const { path, mediaType } = navigations[name as keyof typeof files];
    serve(path, async (facts, request, reply) => {
      const version = createHash('sha256')
        .update(JSON.stringify([name, facts]))
        .digest('base64url')
        .slice(0, 22);
      reply.header('etag', `"${version}"`);
      if (request.headers['if-none-match']?.includes(version)) return reply.code(304).send();
      const file = await remember(version, () => make(facts));
      return reply
        .type(mediaType)
        .header('content-disposition', `inline; filename="${brand.name.toLowerCase()}-${fileName}"`)
        .send(file);
    });
  }

  type Answer = (facts: CertificateFacts, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  function serve(path: string, answer: Answer): void {
    app.route<{ Params: { code: string } }>({
      method: ['GET', 'HEAD'],
      url: path.replace('{code}', ':code'),
      handler: async (request, reply) => {
        const { code } = request.params;
        // What cannot be a code leads nowhere: the database need not be asked, and refuses some of it.
        const certificate = /^[\w-]+$/.test(code) ? await findPublicCertificate(context.db, code) : null;
        if (certificate === null) return pages.sendNotFound(request, reply);
        reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
        return answer(certificateFacts(certificate, context.config.publicUrl), request, reply);
      },
    });
  }
}

/** A value for every blank of the page. */
function pageValues(facts: CertificateFacts): Record<CertificateBlank, string | number> {
  const { path: qrPath, size: qrSize } = qrCode(facts.address);
  return { ...facts, qrPath, qrSize };
}
