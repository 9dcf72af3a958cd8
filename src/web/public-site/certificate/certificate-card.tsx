// The certificate card, with the same content as its picture and PDF.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { placeholder } from '#contract/levels/certificate-page.ts';
import { brand } from '#domain/brand.ts';
import { Court } from '#web/ui/padel/court.tsx';

const [month, verifier] = [placeholder('month'), placeholder('verifier')];

/** Stamp, name, level, verifier and month, with a QR code of its address. Prints in colour. */
export function CertificateCard() {
  return (
    <article className="relative isolate grid gap-x-10 gap-y-8 overflow-hidden rounded-2xl bg-court p-6 text-on-court shadow-raised [print-color-adjust:exact] sm:p-10 md:grid-cols-[1fr_auto] print:break-inside-avoid print:shadow-none">
      <Court className="absolute -top-1/2 left-[52%] -z-10 w-[125%] opacity-25" />
      <div className="grid min-w-0 content-start justify-items-start gap-6">
        <p className="inline-flex items-center gap-2 rounded-full bg-accent px-4 py-1.5 font-semibold text-on-accent">
          <BadgeCheck aria-hidden className="size-5" />
          {brand.verifiedStamp}
        </p>
        <h1
          translate="no"
          className="text-[clamp(1.75rem,6vw,3rem)] leading-tight font-bold tracking-[-0.02em] wrap-anywhere"
        >
          {placeholder('name')}
        </h1>
        <div className="grid w-full gap-4">
          <p className="flex flex-wrap items-end gap-x-4 gap-y-1">
            <span className="text-on-court-muted empty:hidden">{placeholder('about')}</span>
            <span className="font-heading text-[clamp(4rem,14vw,6rem)] leading-[0.85] font-bold tracking-tight">
              {placeholder('level')}
            </span>
            <span className="grid leading-snug">
              <span className="text-on-court-muted">{placeholder('federation')}</span>
              <span lang={placeholder('labelLanguage')} className="text-lg font-semibold">
                {placeholder('label')}
              </span>
            </span>
          </p>
          <div aria-hidden className="h-2.5 rounded-full bg-court-line">
            <div className="h-full rounded-full bg-accent" style={{ width: `${placeholder('barPercent')}%` }} />
          </div>
        </div>
        <p className="leading-relaxed">
          <Trans>
            Verified {month}
            <span className="block text-on-court-muted">
              by <span translate="no">{verifier}</span>
            </span>
          </Trans>
        </p>
      </div>
      <figure className="grid content-end justify-items-center gap-2.5 max-md:justify-items-start">
        <svg
          role="img"
          aria-label={t`QR code for ${{ address: placeholder('address') }}`}
          viewBox={`0 0 ${placeholder('qrSize')} ${placeholder('qrSize')}`}
          shapeRendering="crispEdges"
          className="size-40 rounded-lg bg-white sm:size-48"
        >
          <path d={placeholder('qrPath')} className="fill-court" />
        </svg>
        <figcaption className="text-sm text-on-court-muted">{t`Scan to check`}</figcaption>
      </figure>
    </article>
  );
}
