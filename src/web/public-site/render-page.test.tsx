// The public pages as visitors, search engines and people without JavaScript get them.

import { compileMessage } from '@lingui/message-utils/compileMessage';
import { beforeAll, describe, expect, test } from 'vitest';
import { certificatePlaceholders } from '#contract/levels/certificate-page.ts';
import { methodPlaceholders } from '#contract/levels/method-page.ts';
import { sharedReviewPlaceholders } from '#contract/reviews/shared-review-page.ts';
import { brand } from '#domain/brand.ts';
import { readCatalogue } from '#domain/language/catalogue.ts';
import { type LanguageCode, languages } from '#domain/language/languages.ts';
import { pageAt } from '#domain/language/page-addresses.ts';
import { screenAddresses } from '#domain/screen-addresses.ts';
import { skillLabel, skillNames, skillTiers } from '#domain/skills/skills.ts';
import danish from '../../../translations/da.po?raw';
import spanish from '../../../translations/es.po?raw';
import { publicPages } from './pages.ts';
import { manifest, renderPage } from './render-page.tsx';

function open(path: string): Document {
  return new DOMParser().parseFromString(renderPage(path), 'text/html');
}

/** Text of an element, with single spaces. */
function read(element: ParentNode | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ');
}

/** Addresses of all links with this text. */
function linksNamed(page: ParentNode, text: string): (string | null)[] {
  return [...page.querySelectorAll('a')]
    .filter((link) => read(link).trim() === text)
    .map((link) => link.getAttribute('href'));
}

describe.each(publicPages)('$path', ({ path, title, description, preview }) => {
  const page = open(path);

  test('has metadata for search engines and link previews', () => {
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe(title);
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(description);
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(preview?.image ?? '/og.png');
  });

  test('has nothing inline that the Content-Security-Policy refuses', () => {
    expect([...page.querySelectorAll('script')].every((script) => script.src && !script.textContent)).toBe(true);
    expect(page.querySelector('style')).toBeNull();
    expect(page.documentElement.outerHTML).not.toMatch(/ on[a-z]+="/);
  });

  test('has one visible title, and no duplicate ids', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(path === '/' ? 2 : 1);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('links only to existing ids within the page', () => {
    const places = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(places.filter((id) => !page.getElementById(id))).toEqual([]);
  });
});

describe('the landing page', () => {
  let pocket: Element | null;
  let desktop: Element | null;
  beforeAll(() => {
    [pocket = null, desktop = null] = open('/').body.children;
  });

  test('shows the tagline, links to register and log in, and three features on phones and tablets', () => {
    expect(read(pocket?.querySelector('h1') ?? null)).toBe('Padel Performance Analysis');
    expect(pocket && linksNamed(pocket, 'Create Account')).toEqual(['/auth?tab=register']);
    expect(pocket && linksNamed(pocket, 'Log In')).toEqual(['/auth?tab=login']);
    expect(pocket?.querySelectorAll('main h2')).toHaveLength(3);
  });

  test('shows six features on desktops', () => {
    const titles = [...(desktop?.querySelectorAll('#features h3') ?? [])].map(read);
    expect(titles).toEqual([
      'Video Analysis',
      'Level Verification',
      'AI Coaching Assistant',
      'Skill Tracking',
      'Club Management',
      'Performance Insights',
    ]);
  });

  test('explains how it works in four steps', () => {
    const titles = [...(desktop?.querySelectorAll('#how-it-works li h3') ?? [])].map(read);
    expect(titles).toEqual(['Upload videos', 'Get expert feedback', 'Know your level', 'Improve with Smashy']);
  });

  test('has footer links, and Terms of Service as plain text', () => {
    const footer = desktop?.querySelector('footer') ?? null;
    const links = [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/help-center',
      '/method',
      `mailto:${brand.supportMail}`,
      '/privacy-policy',
      '/takedown',
      ...brand.social.map(({ url }) => url),
      '/',
      '/da',
      '/es',
    ]);
    expect(read(footer)).toContain('Terms of Service');
  });

  test('has a text alternative for every product picture', () => {
    const pictures = [...(desktop?.querySelectorAll('[role="img"]') ?? [])];
    expect(pictures).toHaveLength(7);
    expect(pictures.filter((picture) => !picture.getAttribute('aria-label'))).toEqual([]);
  });
});

describe('the help center', () => {
  const page = open('/help-center');
  const text = read(page.body);

  test('links only to existing addresses', () => {
    const addresses = [...page.querySelectorAll('a[href^="/"]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', 'http://pala.test').pathname,
    );
    expect(addresses).not.toEqual([]);
    const published = publicPages.map(({ path }) => path);
    expect(
      addresses.filter(
        (one) => !screenAddresses.some((known) => known === one) && !published.includes(pageAt(one).path),
      ),
    ).toEqual([]);
  });

  test('links home and to support', () => {
    expect(linksNamed(page, 'Back to Home')).toEqual(['/']);
    expect(linksNamed(page, 'Contact Support')).toEqual([`mailto:${brand.supportMail}`]);
  });

  test('has a guide in five steps', () => {
    expect(page.querySelectorAll('#getting-started li')).toHaveLength(5);
  });

  test('explains how to request deletion and export by email', () => {
    const mails = page.querySelectorAll('#your-data a[href^="mailto:"]');
    const subjects = [...mails].map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('subject'));
    expect(subjects).toEqual(['Account deletion', 'Account deletion', 'Data export', 'Data export']);
    expect(text).toContain('within 48 hours');
  });

  test('explains links instead of uploads, and names skills and levels', () => {
    expect(text).toContain('works with links');
    expect(text).toContain('24–48 hours');
    expect(text).toContain('not issued by a federation');
    for (const skill of skillNames.filter((name) => name !== 'overall')) expect(text).toContain(skillLabel(skill));
    for (const { label } of skillTiers) expect(text).toContain(label);
  });
});

describe('the privacy policy', () => {
  const page = open('/privacy-policy');

  test('covers messages, payments and Smashy, and how long they are kept', () => {
    const text = read(page.body);
    for (const words of ['Your messages', 'Dine beskeder', 'Receipts: as long as', 'Kvitteringer', 'Smashy: 30 days'])
      expect(text).toContain(words);
  });

  test('has a version in each language with the same numbered sections and the same figures, marked with its language', () => {
    const figures = (lang: string) =>
      [...page.querySelectorAll(`section[lang="${lang}"] section`)].map((section) =>
        (read(section).match(/\d+/g) ?? []).toSorted(),
      );
    expect(figures('en')).toHaveLength(11);
    for (const language of languages) expect([language, figures(language)]).toEqual([language, figures('en')]);
    for (const language of languages) {
      const headings = [...page.querySelectorAll(`section[lang="${language}"] h3`)].map((heading) => read(heading));
      expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
        Array.from({ length: 11 }, (_, at) => at + 1),
      );
    }
  });

  test('links home', () => {
    expect(linksNamed(page, 'Back to Home')).toEqual(['/']);
  });
});

describe('the not-found page', () => {
  const page = open('/404');

  test('has the fixed title and hint', () => {
    expect(page.title).toBe(`404 Page Not Found – ${brand.name}`);
    expect(read(page.querySelector('h1'))).toBe('404 Page Not Found');
    expect(read(page.querySelector('main'))).toContain('Did you forget to add the page to the router?');
  });

  test('links home and to the help center', () => {
    const addresses = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/', '/help-center']);
  });
});

describe('the offline page', () => {
  const page = open('/offline');

  test('explains that drafts are kept, and has no links to unreachable pages', () => {
    expect(read(page.querySelector('main'))).toContain('is kept on this device');
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['#content']);
  });
});

describe('the certificate', () => {
  const html = renderPage('/verified');
  const page = open('/verified');

  test('has exactly the placeholders that the server fills in', () => {
    const found = [...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect(new Set(found)).toEqual(new Set(certificatePlaceholders));
  });

  test('shows the name, level, verifier and month, and links to its files', () => {
    expect(read(page.querySelector('h1'))).toBe('{{name}}');
    const card = read(page.querySelector('article'));
    expect(card).toContain(brand.verifiedStamp);
    expect(card).toContain('Verified {{month}}by {{verifier}}');
    const downloads = [...page.querySelectorAll('main a[download]')].map((link) => link.getAttribute('href'));
    expect(downloads).toEqual(['/verified/{{code}}/certificate.pdf', '/verified/{{code}}/certificate.png']);
  });

  test('has its own address in its metadata', () => {
    expect(page.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe('/verified/{{code}}');
  });
});

describe('how levels are measured', () => {
  const html = renderPage('/method');
  const page = open('/method');

  test('has exactly the placeholders that the server fills in', () => {
    const found = [...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect(new Set(found)).toEqual(new Set(methodPlaceholders));
  });

  test('has the formula, and figures of how good the method is', () => {
    const shown = read(page.querySelector('main'));
    for (const words of ['rating = ability + coach + chance', '95.2%', '49%', '32%', '1%', 'lme4'])
      expect(shown).toContain(words);
  });

  test('has links from the certificate, the page that checks badges, and the help center', () => {
    for (const path of ['/verified', '/verify', '/help-center'])
      expect([path, linksNamed(open(path).querySelector('main') ?? page, 'How levels are measured')]).toEqual([
        path,
        ['/method'],
      ]);
  });
});

describe('the shared review', () => {
  const html = renderPage('/shared-review');
  const page = open('/shared-review');

  test('has exactly the placeholders that the server fills in', () => {
    const found = [...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect(new Set(found)).toEqual(new Set(sharedReviewPlaceholders));
  });

  test('shows name, month, score and two notes, and links to its picture and to removal', () => {
    expect(read(page.querySelector('h1'))).toBe('{{name}}');
    const shown = read(page.querySelector('main'));
    for (const words of ['Padel review · {{month}}', '{{score}}of 7.0Overall score', '{{comment1}}', '{{title2}}'])
      expect(shown).toContain(words);
    expect(page.querySelector('main a[download]')?.getAttribute('href')).toBe('/shared-review/{{code}}/review.png');
    expect(linksNamed(page, 'Ask us to take it down')).toEqual(['/takedown?page=/shared-review/{{code}}']);
  });

  test('has its own address and picture in its metadata', () => {
    expect(page.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe('/shared-review/{{code}}');
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      '/shared-review/{{code}}/review.png',
    );
  });
});

test('only certificates, shared reviews and error pages are hidden from search engines', () => {
  const hidden = publicPages.filter(({ path }) => open(path).querySelector('meta[name="robots"][content="noindex"]'));
  expect(hidden.map(({ path }) => path)).toEqual(['/verified', '/shared-review', '/404', '/offline']);
});

test('the manifest has the brand name, a share target and icons for every device', () => {
  expect(manifest).toMatchObject({ short_name: brand.name, start_url: '/', display: 'standalone' });
  expect(manifest.share_target).toEqual({
    action: '/upload',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  });
  const sizes = manifest.icons.map(({ sizes: size, purpose = 'any' }) => `${size} ${purpose}`);
  expect(sizes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
});

describe.each([
  ['da', danish],
  ['es', spanish],
] as const)('in %s', (language, catalogue) => {
  const messages = Object.fromEntries(
    readCatalogue(catalogue).map(({ id, translation }) => [id, compileMessage(translation)]),
  );
  const openIn = (path: string) => new DOMParser().parseFromString(renderPage(path, language, messages), 'text/html');

  test.each(publicPages)('$path has its own words, and the placeholders of the English page', ({ path }) => {
    const [page, english] = [openIn(path), open(path)];
    expect([page.documentElement.lang, page.documentElement.dataset['language']]).toEqual([language, language]);
    const placeholders = (of: Document) => new Set(of.documentElement.outerHTML.match(/\{\{\w+\}\}/g));
    expect(placeholders(page)).toEqual(placeholders(english));
    for (const part of ['main', 'meta[name="description"]']) {
      const own = page.querySelector(part)?.outerHTML ?? '';
      expect(own.includes('{{summary}}') || own !== english.querySelector(part)?.outerHTML).toBe(true);
    }
    expect(page.querySelectorAll('h1')).toHaveLength(english.querySelectorAll('h1').length);
  });

  test('links to pages in the same language, and to each page in the others', () => {
    const page = openIn('/help-center');
    const links = [...page.querySelectorAll('a[href^="/"]:not([hreflang])')].map((link) => link.getAttribute('href'));
    for (const path of ['', '/method', '/verify', '/privacy-policy']) expect(links).toContain(`/${language}${path}`);
    for (const path of ['/', '/help-center', '/method', '/verify', '/privacy-policy'])
      expect(links).not.toContain(path);
    const choice = [...page.querySelectorAll('nav[data-languages] a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('hreflang'),
      link.getAttribute('aria-current'),
    ]);
    expect(choice).toEqual([
      ['/help-center', 'en', null],
      ['/da/help-center', 'da', language === 'da' ? 'true' : null],
      ['/es/help-center', 'es', language === 'es' ? 'true' : null],
    ]);
  });

  test('figures have a decimal comma', () => {
    expect(openIn('/').body.textContent).toMatch(/4,5/);
    const withPoint = ['/', '/method', '/help-center'].map((path) =>
      openIn(path).body.textContent.match(/\d\.\d(?!\d\d)/g),
    );
    expect(withPoint).toEqual([null, null, null]);
  });

  test('a page with one address is asked for again', () => {
    const choice = [...openIn('/shared-review').querySelectorAll('nav[data-languages] a')];
    expect(choice.map((link) => link.getAttribute('href'))).toEqual(['', '', '']);
  });

  test('English is in force again afterwards', () => {
    openIn('/');
    expect(read(open('/404').querySelector('h1'))).toBe('404 Page Not Found');
  });
});

test('the privacy policy begins with the reader’s language', () => {
  const order = (language: LanguageCode) => {
    const page = new DOMParser().parseFromString(renderPage('/privacy-policy', language), 'text/html');
    return [...page.querySelectorAll('main section[lang]')]
      .map((section) => section.getAttribute('lang'))
      .filter((one, index, all) => all.indexOf(one) === index);
  };
  expect([order('en'), order('da'), order('es')]).toEqual([
    ['en', 'da', 'es'],
    ['da', 'en', 'es'],
    ['es', 'en', 'da'],
  ]);
});

test('an unknown page throws', () => {
  expect(() => renderPage('/nowhere')).toThrow('no public page');
});
