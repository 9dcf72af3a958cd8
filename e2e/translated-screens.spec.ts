// Every screen in Danish and Spanish: nothing left in English, nothing wider than a small phone.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readCatalogue } from '../src/domain/language/catalogue.ts';
import { languageNames } from '../src/domain/language/languages.ts';
import { isInEachLanguage, pageAddressIn } from '../src/domain/language/page-addresses.ts';
import { everyScreen } from './every-screen.ts';
import { continueAs, demoEmail, expect, test } from './fixtures.ts';
import { readIn } from './read-in.ts';

/** Widths of small phones. */
const widths = [390, 320] as const;

/** 4.5, where Danish and Spanish have a comma; no version, date or time of day. */
const englishFigure = /(?<![\d.,:v])\d\.\d(?![\d.:])/;

const isEnglish = { da: englishIn('da'), es: englishIn('es') };

// Each screen in one of them: a text that is said in English is found in either.
for (const [index, [who, about, screens]] of everyScreen.entries()) {
  const language = index % 2 === 0 ? 'es' : 'da';
  test(`${languageNames[language]}, ${who}: ${about}`, async ({ page, server }) => {
    await readIn(page.context(), language, server.url);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (who !== 'visitor') await continueAs(page, demoEmail(who));
    const written = readWritten(page);
    for (const address of Object.keys(screens)) {
      await page.goto(isInEachLanguage(address) ? pageAddressIn(language, address) : address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(
        page.getByRole('heading', { level: 1, includeHidden: true }).and(page.locator(':visible')).first(),
      ).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const words = await wordsOf(page);
      const left = words.filter((one) => isEnglish[language](one) && !written.has(one));
      expect.soft(left, `English in ${address}`).toEqual([]);
      const figures = words.filter((one) => englishFigure.test(one) && !(one.includes(' ') && written.has(one)));
      expect.soft(figures, `English figures in ${address}`).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await tooWide(page), `too wide in ${address} at ${width}`).toEqual([]);
      }
    }
  });
}

/** Whether words are one of the product's English texts, and no translation: a placeholder stands for any words. */
function englishIn(language: 'da' | 'es'): (words: string) => boolean {
  const file = readFileSync(join(import.meta.dirname, '..', 'translations', `${language}.po`), 'utf8');
  const entries = readCatalogue(file);
  const patternOf = (text: string) => {
    const own = text.split(/\{\w+\}/);
    // "{name} at {club}" would be found in anything.
    const isTold = own.length === 1 || (own.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
    const isPlain = !/<|, (?:plural|select|selectordinal),/.test(text);
    return isTold && isPlain
      ? [own.map((part) => part.replaceAll(/[\^$.*+?()[\]{}|\\]/g, String.raw`\$&`)).join('.+')]
      : [];
  };
  const english = new RegExp(`^(?:${entries.flatMap((entry) => patternOf(entry.english)).join('|')})$`, 'u');
  const translated = new RegExp(`^(?:${entries.flatMap((entry) => patternOf(entry.translation)).join('|')})$`, 'u');
  return (words) => /\p{L}{3}/u.test(words) && english.test(words) && !translated.test(words);
}

/** What the server answers a page: people's own words are among it. */
function readWritten(page: Page): ReadonlySet<string> {
  const written = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value === 'string') written.add(value.trim());
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) read(part);
  };
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) answer.json().then(read, () => {});
  });
  return written;
}

/** What a page says, seen or read aloud: its texts, names, placeholders and titles. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, [translate=no], main [lang=en]'))
        words.add(node.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [title], [alt], [aria-description]',
    )) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
        words.add(element.getAttribute(name) ?? '');
      }
    }
    return [...words].map((one) => one.trim()).filter((one) => one !== '');
  });
}

/** What reaches beyond the window's right edge, if the page can be scrolled sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('main *, header *, nav *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
  });
}
