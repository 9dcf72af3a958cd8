// The footer of the public pages.

import { brand } from '#domain/brand.ts';
import { Logo } from '#web/ui/layout/logo.tsx';

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
        <Group title="Help">
          <Item href="/help-center">Help Center</Item>
          <Item href="/method">How levels are measured</Item>
          <Item href={`mailto:${brand.supportMail}`}>{brand.supportMail}</Item>
        </Group>
        <Group title="Legal">
          <Item href="/privacy-policy">Privacy Policy</Item>
          <Item href="/takedown">Request removal</Item>
          <li className="flex min-h-11 items-center pointer-fine:min-h-8">Terms of Service</li>
        </Group>
        <Group title="Follow">
          {brand.social.map(({ name, url }) => (
            <Item key={name} href={url}>
              {name}
            </Item>
          ))}
        </Group>
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
