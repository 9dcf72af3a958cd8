// The link, picture and PDF of a public certificate.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Download, ExternalLink } from 'lucide-react';
import { files } from '#contract/files.ts';
import type { Certificate } from '#contract/levels/certificates.ts';
import { say } from '#domain/language/say.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { LinkToCopy } from '#web/ui/fields/link-to-copy.tsx';

/** @param isViewed an administrator is looking: the badge is the player's alone */
export function CertificateFiles({ certificate, isViewed }: { certificate: Certificate; isViewed: boolean }) {
  const addressOf = (name: 'certificatePage' | 'certificatePicture' | 'certificateDocument') =>
    files[name].path.replace('{code}', certificate.code ?? '');
  const link = window.location.origin + addressOf('certificatePage');
  return (
    <div className="grid items-start gap-x-8 gap-y-5 border-t pt-6 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        <LinkToCopy label={t`Link to your certificate`} link={link} />
        <div className="flex flex-wrap gap-2">
          <a
            href={addressOf('certificatePage')}
            target="_blank"
            rel="noopener"
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <ExternalLink aria-hidden />
            {t`Open the page`}
            <span className="sr-only">{t`(opens in a new tab)`}</span>
          </a>
          <a
            href={addressOf('certificatePicture')}
            download
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden />
            {t`Picture (PNG)`}
          </a>
          <a
            href={addressOf('certificateDocument')}
            download
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden />
            {t`Document (PDF)`}
          </a>
        </div>
        {isViewed ? null : <BadgeFiles />}
      </div>
      <img
        // A different address for each name style, so that browsers do not show a cached picture.
        src={`${addressOf('certificatePicture')}?name=${certificate.nameStyle}`}
        alt={t`Your certificate as people see it when you share the link`}
        width={1200}
        height={630}
        className="h-auto w-full rounded-lg border bg-surface-sunken"
      />
    </div>
  );
}

const badgeFormats = { png: msg`Picture (PNG)`, svg: msg`Picture (SVG)`, jwt: msg`Text (JWT)` } as const;

/** The badge in its three forms, and where anyone checks it. */
function BadgeFiles() {
  return (
    <section aria-labelledby="badge" className="grid gap-2">
      <h3 id="badge" className="font-sans text-base font-semibold tracking-normal">
        {t`Badge that proves itself`}
      </h3>
      <p className="text-sm text-ink-muted">
        <Trans>
          Your level as a signed Open Badge, for LinkedIn and other profiles. Anyone can{' '}
          <a href={files.verifyPage.path} className="font-medium text-primary underline underline-offset-4">
            check it
          </a>
          . It has your name as you show it now, and is suspended while your certificate is off.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {(['png', 'svg', 'jwt'] as const).map((format) => (
          <a
            key={format}
            href={files.badgeFile.path.replace('{format}', format)}
            download
            aria-label={t`Badge: ${{ format: say(badgeFormats[format]) }}`}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <BadgeCheck aria-hidden />
            {say(badgeFormats[format])}
          </a>
        ))}
      </div>
    </section>
  );
}
