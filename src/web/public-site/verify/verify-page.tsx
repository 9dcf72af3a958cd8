// The page that checks a badge. The build renders it with placeholders; the server fills in the keys, and `verify.ts` does the checking.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, CircleX, ShieldCheck } from 'lucide-react';
import { verifyPlaceholder } from '#contract/levels/badges/verify-page.ts';
import { brand } from '#domain/brand.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { controlStyles } from '#web/ui/fields/control-styles.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';

/** A file or a text to check, and below it three answers (docs/product.md#verification). */
export function VerifyPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="mx-auto grid w-full max-w-3xl grow content-start gap-6 px-4 py-8 sm:px-6 sm:py-12">
        <header className="grid gap-2">
          <h1 className="text-2xl sm:text-3xl">{t`Check a badge`}</h1>
          <p className="max-w-[68ch] text-ink-muted">
            {t`A ${{ product: brand.name }} badge is a verified padel level that proves itself. Your browser checks it: nothing that you choose or paste here is sent anywhere.`}
          </p>
        </header>
        <Card as="section">
          <form
            data-verify={verifyPlaceholder('keys')}
            data-issuer={brand.name}
            data-site={verifyPlaceholder('publicUrl')}
            className="grid gap-5"
          >
            <div className="grid gap-1.5">
              <label htmlFor="badge-file" className="font-medium">
                {t`The badge as a file`}
              </label>
              <input
                id="badge-file"
                type="file"
                accept=".png,.svg,.jwt,.txt,image/png,image/svg+xml"
                aria-describedby="badge-file-help"
                className={`${controlStyles} file:mr-3 file:cursor-pointer file:border-0 file:bg-transparent file:font-medium file:text-primary`}
              />
              <p id="badge-file-help" className="text-sm text-ink-muted">
                {t`A picture (PNG or SVG) or a JWT file, at most 1 MB.`}
              </p>
            </div>
            <div className="grid gap-1.5">
              <label htmlFor="badge-text" className="font-medium">
                {t`Or paste its text`}
              </label>
              <TextArea
                id="badge-text"
                rows={4}
                spellCheck={false}
                autoComplete="off"
                translate="no"
                placeholder="eyJ…"
                data-draft="not kept: a copy of a badge that the person has"
                className="font-mono text-sm wrap-anywhere"
              />
            </div>
            <button type="submit" className={`${buttonStyles()} justify-self-start max-sm:w-full`}>
              <ShieldCheck aria-hidden />
              {t`Check the badge`}
            </button>
            <noscript>
              <p className="text-sm text-attention">{t`Checking needs JavaScript, since it happens in your browser.`}</p>
            </noscript>
          </form>
        </Card>
        <div role="status" aria-live="polite" className="grid gap-4">
          <p data-fault hidden className="rounded-lg bg-danger-soft p-4 text-danger" />
          <div data-result hidden>
            <Card as="section">
              <h2 className="text-lg wrap-anywhere" data-achievement translate="no">
                {t`The badge`}
              </h2>
              <p className="font-medium wrap-anywhere" data-name translate="no" />
              <p className="mt-1 text-ink-muted wrap-anywhere" data-description />
              <ul className="mt-4 divide-y border-t">
                <Answer name="unchanged" title={t`Unchanged`} />
                <Answer name="issuer" title={t`By whom`} />
                <Answer name="inForce" title={t`In force`} />
              </ul>
            </Card>
          </div>
        </div>
        <section className="max-w-[68ch] text-sm text-ink-muted">
          <h2 className="text-base text-ink">{t`What the answers mean`}</h2>
          <p className="mt-2">
            {t`A badge is signed with a key of its issuer, so a single changed character shows. This page knows ${{ product: brand.name }}’s keys and checks our badges offline, too; only whether one has been revoked or suspended since needs a connection. Of other issuers’ badges it can’t say who signed them.`}
          </p>
          <p className="mt-3">
            <Trans>
              A badge says what it says about its holder, not who is showing it: compare the name, or open the
              certificate that it names. To see how we arrive at a level, read{' '}
              <a href={pageAddress('/method')} className="inline-block py-1 text-primary underline underline-offset-4">
                How levels are measured
              </a>
              .
            </Trans>
          </p>
        </section>
      </main>
      <SiteFooter />
    </div>
  );
}

function Answer({ name, title }: { name: string; title: string }) {
  return (
    <li data-answer={name} className="group flex items-start gap-3 py-3 last:pb-0">
      <CircleCheck aria-hidden className="mt-0.5 hidden size-5 shrink-0 text-success group-data-[says=yes]:block" />
      <CircleX aria-hidden className="mt-0.5 hidden size-5 shrink-0 text-danger group-data-[says=no]:block" />
      <CircleHelp
        aria-hidden
        className="mt-0.5 hidden size-5 shrink-0 text-attention group-data-[says=unknown]:block"
      />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {title}: <span data-short />
        </h3>
        <p className="text-ink-muted wrap-anywhere" data-words />
      </div>
    </li>
  );
}
