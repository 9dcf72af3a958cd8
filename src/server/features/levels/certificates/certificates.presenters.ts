// Certificates as JSON for the owner, and as facts for page, picture and document.

import { msg } from '@lingui/core/runtime-macro';
import type { Certificate } from '#contract/levels/certificates.ts';
import { say } from '#domain/language/say.ts';
import { shownName, verificationMonth } from '#domain/levels/certificates.ts';
import {
  federationLevel,
  levelBarPercent,
  levelLanguage,
  type ScaleMappings,
  scaleText,
} from '#domain/levels/levels.ts';
import { mayShowCertificate } from '#domain/people/permissions.ts';
import { readableName } from '#domain/people/person-name.ts';
import { numberText, roundTo } from '#domain/round-to.ts';
import { isLegible } from '#server/pictures/written.ts';
import type { findOwnCertificate, PublicCertificate } from './certificates.queries.ts';

type OwnCertificate = NonNullable<Awaited<ReturnType<typeof findOwnCertificate>>>;

/** The owner's view of a certificate: off and with the full name until they decide. */
export function presentCertificate(own: OwnCertificate): Certificate {
  const { isPublic, nameStyle, code, verification } = own;
  return {
    isPublic: isPublic ?? false,
    nameStyle: nameStyle ?? 'full',
    code,
    verified:
      mayShowCertificate(own).allowed && verification
        ? { ...verification, verifiedBy: readableName(verification.verifiedBy) }
        : null,
  };
}

/** Everything a certificate shows. */
export interface CertificateFacts {
  code: string;
  /** The full address of the page. */
  address: string;
  name: string;
  federation: string;
  /** On the federation's scale, with one decimal. */
  level: string;
  label: string;
  labelLanguage: string;
  /** 0–100. */
  barPercent: number;
  /** Stands before the level: "about" until the scale's mapping is set, then nothing. */
  about: string;
  /** Scale and level in words: `DPF 4.5`, or `about 2.7 FEP`. */
  shown: string;
  verifier: string;
  /** E.g. "March 2026". */
  month: string;
  verifiedAt: string;
}

/** The facts of a public certificate. */
export function certificateFacts(
  certificate: PublicCertificate,
  publicUrl: string,
  mappings: ScaleMappings,
): CertificateFacts {
  const { code, nameStyle, country, verifiedAt } = certificate;
  const level = Number(certificate.level);
  const shown = federationLevel(level, country, mappings);
  const { federation, value, label, isAbout } = shown;
  return {
    code,
    address: `${publicUrl}/verified/${code}`,
    name: shownName(certificate, nameStyle),
    federation,
    level: numberText(value),
    label,
    labelLanguage: levelLanguage(country),
    about: isAbout ? say(msg`about`) : '',
    shown: scaleText(shown),
    barPercent: roundTo(levelBarPercent(level), 0),
    verifier: readableName(certificate.verifiedBy),
    month: verificationMonth(verifiedAt),
    verifiedAt,
  };
}

/** The picture of a certificate; what draws it loads when first needed. */
export async function certificatePicture(facts: CertificateFacts): Promise<Buffer> {
  return (await import('./certificate-picture.ts')).drawCertificate(facts);
}

/** The same as SVG. */
export async function certificateSvg(facts: CertificateFacts): Promise<string> {
  return (await import('./certificate-picture.ts')).drawCertificateSvg(facts);
}

/** The facts for picture and document, with a replacement for names whose letters cannot be drawn.
 */
export function drawableFacts(facts: CertificateFacts): CertificateFacts {
  return {
    ...facts,
    name: isLegible(facts.name) ? facts.name : say(msg`Scan the code to see the name`),
    verifier: isLegible(facts.verifier) ? facts.verifier : say(msg`a certified coach`),
  };
}
