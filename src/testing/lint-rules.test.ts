// Our own lint rules: their findings, and code that they accept.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pala-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The source lines with a finding of one of our rules, of components with these children. */
function found(rule: string, lines: readonly string[], before = ''): string[] {
  writeFileSync(
    join(folder, 'component.tsx'),
    before + lines.map((line, index) => `export const a${index} = (a) => ${line};`).join('\n'),
  );
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({
      jsPlugins: ['translated-pages', 'endpoint-fields', 'texts'].map((name) => resolve(`scripts/lint/${name}.ts`)),
      categories: { correctness: 'off' },
      rules: { [rule]: 'error' },
    }),
  );
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', 'config.json', '-f', 'json', 'component.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] };
  const numbers = new Set(diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0));
  return lines.filter((_, index) => numbers.has(index + 1));
}

it('finds text that React would remove, or insert something before, in a translated page', () => {
  const bad = [
    "<p>{a && 'First '}<b>videos</b></p>",
    '<p>Level{a && `, ${a}`}</p>',
    "<p>{a ? 'Saving' : <b>Saved</b>} now</p>",
    '<p>{a && t`First`}<b>videos</b></p>',
    "<p>Level{a && plural(a, { one: '# more', other: '# more' })}</p>",
    // Two texts where one would do: a changed one would stay as it was.
    '<span> · {a ? t`Read` : t`Sent`}</span>',
    "<span>{' '}{t`${{ count: a }} of 7`}</span>",
    '<button>{a && <i />}Save</button>',
    '<p>{a.map((one) => <b key={one} />)} and more</p>',
    '<p>{a ? <b /> : <i />}{a.label}</p>',
    '<>Some text</>',
    '<p>{a && <>There are <b /></>}</p>',
    "<Fact>{a ? <b /> : 'Not yet'}</Fact>",
    "{ function Word() { return 'Stable'; } return Word; }",
    '{ const Word = () => { return `at ${a}`; }; return Word; }',
  ];
  expect(found('pala/translated-pages', bad)).toEqual(bad);
});

it('accepts text that stays, or is alone in its element', () => {
  const good = [
    "<p>{a ? 'Saving' : 'Saved'}</p>",
    "<p>{a && 'alone'}</p>",
    '<p>{a && t`alone`}</p>',
    '<span>{` · ${a ? t`Read` : t`Sent`}`}</span>',
    "<p>{a} {a === 1 ? 'video' : 'videos'} in all</p>",
    '<p>Before {a && <b />}</p>',
    '<p>{a && <b />}<span>after</span></p>',
    "<p>{a && <b />}{' '}<i /></p>",
    '<>{a && <b />}<i /></>',
    '<div>{a && <b />}{a.children}</div>',
    "{ function word() { return 'Stable'; } return word; }",
  ];
  expect(found('pala/translated-pages', good)).toEqual([]);
});

it('finds names, times and strokes that a translation would change', () => {
  const bad = [
    '<p>{personName(a)}</p>',
    '<p translate="no">{personName(a)} has written</p>',
    '<p>at {formatClockTime(a)}</p>',
    '<li>{skillLabel(a)}</li>',
  ];
  const good = ['<p translate="no">{personName(a)}</p>', '<p>By <b translate="no">{personName(a)}</b></p>'];
  expect(found('pala/untranslated-names', [...bad, ...good])).toEqual(bad);
});

it('finds what the build leaves out of the registry of endpoints', () => {
  const bad = [
    'useForm(endpoints.login.body)',
    'files.reelPage.params',
    'Object.keys(endpoints)',
    'endpoints[a]',
    'call({ table: endpoints })',
  ];
  const good = ['call(endpoints.login)', 'files.reelPage.path', 'a.endpoints', '({ endpoints: a })', 'a.files.b.body'];
  const imports =
    "import { endpoints } from '#contract/endpoints.ts'; import { files } from '#contract/files.ts'; export type A = typeof endpoints;";
  expect(found('pala-web/endpoint-fields', [...bad, ...good], imports)).toEqual(bad);
});

it('finds words outside of macros in a folder that is translated', () => {
  const bad = [
    '<p>{a} videos</p>',
    '<p>Your videos</p>',
    '<Field label="Email" />',
    "toast({ title: 'Not saved' })",
    "a ? 'Try again' : null",
    '`Sign in to ${a}.`',
    "{ const words = { title: 'A video was sent' }; return words; }",
    "{ const words = { waits: 'waiting for approval' }; return words; }",
  ];
  const good = [
    '<p>{t`Your videos`}</p>',
    '<p><Trans>See the <a href="/help">help</a>.</Trans></p>',
    'say(msg`Hello ${{ a }}`)',
    "say(msg`${plural({ a }, { one: '# video', other: '# videos' })}`)",
    '<p className="grid gap-4" id="sign-in" />',
    "<p className={cn('flex items-center', a)} />",
    "a === 'Enter'",
    '{ throw new Error(`There is no ${a}`); }',
    "a['Content-Type']",
  ];
  expect(found('pala-texts/in-macros', [...bad, ...good])).toEqual(bad);
});

it('finds a plural that would be no text without a build', () => {
  const bad = ["say(plural({ a }, { one: '# video', other: '# videos' }))"];
  const good = ["say(msg`${plural({ a }, { one: '# video', other: '# videos' })} left`)"];
  expect(found('pala-texts/plural-in-message', [...bad, ...good])).toEqual(bad);
});
