// The footer of the public pages.

import { t } from '@lingui/core/macro';
import { brand } from '#domain/brand.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { LanguageChoice } from './language-choice.tsx';

const linkStyle =
  'inline-flex min-h-11 items-center rounded-md underline-offset-4 hover:text-ink hover:underline pointer-fine:min-h-8';

/** Help, legal and social links. Terms of Service is plain text (docs/product.md#screens). */
export function SiteFooter() {
  return (
    <footer className="border-t bg-surface-raised">
      <div className="mx-auto grid max-w-300 gap-x-12 gap-y-8 px-4 py-12 sm:grid-cols-3 sm:px-6 lg:grid-cols-[1fr_auto_auto_auto]">
        <div className="grid content-start gap-2 sm:col-span-3 lg:col-span-1">
          <Logo />
          <p className="text-sm text-ink-muted">{brand.tagline}</p>
        </div>
        <Group title={t`Help`}>
          <Item href={pageAddress('/help-center')}>{t`Help Center`}</Item>
          <Item href={pageAddress('/method')}>{t`How levels are measured`}</Item>
          <Item href={`mailto:${brand.supportMail}`}>{brand.supportMail}</Item>
        </Group>
        <Group title={t`Legal`}>
          <Item href={pageAddress('/privacy-policy')}>{t`Privacy Policy`}</Item>
          <Item href="/takedown">{t`Request removal`}</Item>
          <li className="flex min-h-11 items-center pointer-fine:min-h-8">{t`Terms of Service`}</li>
        </Group>
        <Group title={t`Follow`}>
          {brand.social.map(({ name, url }) => (
            <Item key={name} href={url}>
              {name}
            </Item>
          ))}
        </Group>
        <LanguageChoice className="text-sm text-ink-muted sm:col-span-3 lg:col-span-4" />
      </div>
    </footer>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="text-sm">
      <h2 className="mb-1 font-sans font-semibold tracking-normal">{title}</h2>
      <ul className="text-ink-muted">{children}</ul>
    </section>
  );
}

function Item({ href, children }: { href: string; children: React.ReactNode }) {
  const isExternal = href.startsWith('https:');
  return (
    <li>
      <a href={href} className={linkStyle} {...(isExternal && { rel: 'noopener' })}>
        {children}
      </a>
    </li>
  );
}
