// The public certificate of a verified level. The build renders it with placeholders; the server fills them in for each address.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileText, Image } from 'lucide-react';
import { placeholder } from '#contract/levels/certificate-page.ts';
import { brand } from '#domain/brand.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { CertificateCard } from './certificate-card.tsx';

const product = brand.name;
const files = `/verified/${placeholder('code')}`;

/** The certificate, what it means, and the two files to share; nothing else about the player (docs/product.md#verification). */
export function CertificatePage() {
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <SiteHeader />
      <main id="content" className="mx-auto grid w-full max-w-4xl grow content-start gap-8 px-4 py-8 sm:px-6 sm:py-12">
        <CertificateCard />
        <p className="hidden wrap-anywhere print:block">{placeholder('address')}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <a href={`${files}/certificate.pdf`} download className={buttonStyles({ variant: 'secondary' })}>
            <FileText aria-hidden />
            {t`Download PDF`}
          </a>
          <a href={`${files}/certificate.png`} download className={buttonStyles({ variant: 'secondary' })}>
            <Image aria-hidden />
            {t`Download picture`}
          </a>
        </div>
        <section className="max-w-[68ch] text-ink-muted">
          <h2 className="text-lg text-ink">{t`About this certificate`}</h2>
          <p className="mt-2">
            {t`A certified coach confirmed this level after reviewing the player’s matches on video. This page is the certificate: as long as it opens, the level is valid.`}
          </p>
          <p className="mt-3">
            <Trans>
              These are {product}’s own levels, shown on the scale that players in the holder’s country use. They are
              not issued by a federation.{' '}
              <a href={pageAddress('/method')} className="inline-block py-1 text-primary underline underline-offset-4">
                How levels are measured
              </a>
            </Trans>
          </p>
          <p className="mt-3 print:hidden">
            <Trans>
              Were you given this level as a badge, in a picture or a file?{' '}
              <a href={pageAddress('/verify')} className="inline-block py-1 text-primary underline underline-offset-4">
                Check the badge
              </a>
            </Trans>
          </p>
          <p className="mt-3 print:hidden">
            <Trans>
              Something wrong with this page?{' '}
              <a
                href={`/takedown?page=/verified/${placeholder('code')}`}
                className="inline-block py-1 text-primary underline underline-offset-4"
              >
                Ask us to take it down
              </a>
            </Trans>
          </p>
        </section>
      </main>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </div>
  );
}
