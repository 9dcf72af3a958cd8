// The script of the page that checks a badge: everything that it needs is loaded with it, so that it works offline.

import { msg } from '@lingui/core/macro';
import { BadgeFault, largestBadge, tooLarge } from '#contract/levels/badges/badge-token.ts';
import { tokenInFile } from '#contract/levels/badges/baked-badge.ts';
import { type CheckedBadge, checkBadge } from '#contract/levels/badges/check-badge.ts';
import type { PublicBadgeKey } from '#domain/levels/badges/badge-issuer.ts';
import { hasSignature } from './has-signature.ts';
import { inPageLanguage, pageLocale } from './in-page-language.ts';

const form = document.querySelector<HTMLFormElement>('form[data-verify]');
const file = form?.querySelector<HTMLInputElement>('input[type="file"]');
const text = form?.querySelector('textarea');
const fault = document.querySelector<HTMLElement>('[data-fault]');
const result = document.querySelector<HTMLElement>('[data-result]');

/** Counts the checks: an answer that comes after the next one began is not shown. */
let latest = 0;

if (form && file && text && fault && result) {
  const keys = JSON.parse(form.dataset['verify'] ?? '[]') as PublicBadgeKey[];
  const issuerName = form.dataset['issuer'] ?? '';
  const publicUrl = form.dataset['site'] ?? location.origin;
  const run = async (read: () => Promise<string>) => {
    latest += 1;
    const number = latest;
    let show = () => {};
    try {
      const check = {
        publicUrl,
        issuerName,
        keys,
        now: new Date(),
        locale: pageLocale(),
        hasSignature,
        read: readHere,
        readKeys: () => readKeys(),
      };
      const checked = await checkBadge(await read(), check);
      show = () => showResult(result, checked);
    } catch (error) {
      const words = error instanceof BadgeFault ? error.words : msg`The badge couldn’t be read. Please try again.`;
      show = () => {
        fault.textContent = inPageLanguage(words);
      };
    }
    if (number !== latest) return;
    show();
    result.hidden = fault.textContent !== '';
    fault.hidden = !result.hidden;
  };
  const start = (read: () => Promise<string>) => {
    fault.textContent = '';
    fault.hidden = result.hidden = true;
    void run(read);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [chosen] = file.files ?? [];
    if (text.value !== '') return start(async () => text.value);
    if (chosen) return start(() => readFile(chosen));
    start(() => Promise.reject(new BadgeFault(msg`Please choose a file or paste the badge’s text first.`)));
  });
  // A chosen file is checked at once, and a pasted text takes its place.
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    text.value = '';
    start(() => readFile(chosen));
  });
  text.addEventListener('input', () => {
    file.value = '';
  });
}

async function readFile(chosen: File): Promise<string> {
  if (chosen.size > largestBadge) throw new BadgeFault(tooLarge);
  return tokenInFile(new Uint8Array(await chosen.arrayBuffer()));
}

/** Reads from this site, whatever the name that it was opened by; the newest version. */
async function readHere(url: string): Promise<string> {
  const answer = await fetch(new URL(url).pathname, { cache: 'no-cache', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.text();
}

async function readKeys(): Promise<PublicBadgeKey[]> {
  const { verificationMethod } = JSON.parse(await readHere(`${location.origin}/.well-known/did.json`)) as {
    verificationMethod: { publicKeyJwk: PublicBadgeKey }[];
  };
  return verificationMethod.map(({ publicKeyJwk }) => publicKeyJwk);
}

const short = {
  unchanged: { yes: msg`yes`, no: msg`no`, unknown: msg`couldn’t be checked` },
  issuer: { yes: msg`known`, no: msg`not proven`, unknown: msg`not known` },
  inForce: { yes: msg`yes`, no: msg`no`, unknown: msg`couldn’t be checked` },
};

function showResult(place: HTMLElement, checked: CheckedBadge): void {
  const write = (part: string, words: string, within: Element = place) => {
    const element = within.querySelector<HTMLElement>(`[data-${part}]`);
    if (!element) return;
    element.textContent = words;
    element.hidden = words === '';
  };
  const title = checked.achievement || inPageLanguage(msg`A badge without a name`);
  write('achievement', checked.unchanged.says === 'no' ? inPageLanguage(msg`Not genuine: “${{ title }}”`) : title);
  write('name', checked.name);
  write('description', checked.description);
  for (const name of ['unchanged', 'issuer', 'inForce'] as const) {
    const row = place.querySelector<HTMLElement>(`[data-answer="${name}"]`);
    if (!row) continue;
    const { says, words } = checked[name];
    row.dataset['says'] = says;
    write('short', inPageLanguage(short[name][says]), row);
    write('words', inPageLanguage(words), row);
  }
}
