// The link, picture and PDF of a public certificate.

import { Download, ExternalLink } from 'lucide-react';
import { files } from '#contract/files.ts';
import type { Certificate } from '#contract/levels/certificates.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { LinkToCopy } from '#web/ui/fields/link-to-copy.tsx';

export function CertificateFiles({ certificate }: { certificate: Certificate }) {
  const addressOf = (name: 'certificatePage' | 'certificatePicture' | 'certificateDocument') =>
    files[name].path.replace('{code}', certificate.code ?? '');
  const link = window.location.origin + addressOf('certificatePage');
  return (
    <div className="grid items-start gap-x-8 gap-y-5 border-t pt-6 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        <LinkToCopy label="Link to your certificate" link={link} />
        <div className="flex flex-wrap gap-2">
          <a
            href={addressOf('certificatePage')}
            target="_blank"
            rel="noopener"
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <ExternalLink aria-hidden />
            Open the page
            <span className="sr-only">(opens in a new tab)</span>
          </a>
          <a
            href={addressOf('certificatePicture')}
            download
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden />
            Picture (PNG)
          </a>
          <a
            href={addressOf('certificateDocument')}
            download
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden />
            Document (PDF)
          </a>
        </div>
      </div>
      <img
        // A different address for each name style, so that browsers do not show a cached picture.
        src={`${addressOf('certificatePicture')}?name=${certificate.nameStyle}`}
        alt="Your certificate as people see it when you share the link"
        width={1200}
        height={630}
        className="h-auto w-full rounded-lg border bg-surface-sunken"
      />
    </div>
  );
}
