// Splits the pages' code into files: few, so that a distant phone does not wait for one request after the other.

import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { endpointPrefix } from './endpoint-table.ts';

const publicScripts = ['enhance.ts', 'offline/retry.ts'].map((file) =>
  fileURLToPath(new URL(`../../src/web/public-site/${file}`, import.meta.url)),
);

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Whether a module is used by some others, or is one of them. */
function usedBy(starts: readonly string[]) {
  const found = new Set(starts);
  return (id: string, modules: Modules) => {
    // Iterating over a set includes items added on the way.
    for (const one of found) for (const next of modules.getModuleInfo(one)?.importedIds ?? []) found.add(next);
    return found.has(id);
  };
}

/** Whether a module is used only by some others, directly or through modules that only they use. */
function usedOnlyBy(owners: RegExp) {
  const known = new Map<string, boolean>();
  const isTheirs = (id: string, modules: Modules): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules that import each other are judged by their other users.
    known.set(id, true);
    const users = modules.getModuleInfo(id)?.importers.filter((user) => !isIconList.test(user)) ?? [];
    const answer = owners.test(id) || (users.length > 0 && users.every((user) => isTheirs(user, modules)));
    known.set(id, answer);
    return answer;
  };
  return isTheirs;
}

/** The index of all icons. */
const isIconList = /\/lucide-react\/dist\/esm\/(?:lucide-react|icons\/index)\./;

/** Modules of the public pages' scripts, and Vite's own part of every page: they must not pull in the application. */
function ofPublicPages(): Rolldown.CodeSplittingNameFunction {
  const isUsed = usedBy(publicScripts);
  return (id, modules) => (!publicScripts.includes(id) && isUsed(id, modules) ? 'public' : null);
}

/** A module of the pages, by its path in src/web. */
const web = (path: string) => fileURLToPath(new URL(`../../src/web/${path}`, import.meta.url));
/** The component of a route file, as the build splits it off. */
const screen = (route: string) => `${web(`routes/_app${route}.tsx`)}?tsr-split=component`;

/** The first screens after signing in: they must not wait for code that other screens share. */
const firstOfPlayers = ['/index', '/player/videos'].map(screen);
const firstOfStaff = ['/coach/dashboard', '/club/dashboard'].map(screen);
const firstOfAdministrators = ['/admin/dashboard'].map(screen);
/** These and the frame. */
const firstScreens = [...firstOfPlayers, ...firstOfStaff, ...firstOfAdministrators, screen('')];

/** The reviewed video, and the workspace. */
const reviewedVideo = screen('/player/video-analysis.$videoId');
const workspace = web('features/reviews/workspace/screen/review-screen.tsx');

/** The router's packages, except query strings, which the sign-in screen uses without a router. */
const isRouter = (id: string) => /\/@tanstack\/(?!react-query|query-core)(?!.*\/(?:searchParams|qss)\.)/.test(id);

/**
 * The start of every document: code that the sign-in screen shares with the router and the first screens. Its own parts, code shared with
 * later screens (fields), and the router with the list of all screens are separate.
 */
function ofStart(): Rolldown.CodeSplittingNameFunction {
  const isStart = usedBy([web('main.tsx')]);
  const isApplication = usedBy([web('application.tsx')]);
  const isSignIn = usedBy([web('sign-in.tsx')]);
  const isFirst = usedBy([...firstScreens, reviewedVideo]);
  return (id, modules) => {
    if (!isCode(id)) return null;
    if (isRouter(id)) return 'application';
    if (isStart(id, modules)) return 'start';
    if (!isSignIn(id, modules)) return isApplication(id, modules) ? 'application' : null;
    if (isFirst(id, modules) || isApplication(id, modules)) return 'start';
    return id === web('sign-in.tsx') || feature(id, modules) === 'accounts' || isCall(id) ? 'sign-in' : 'fields';
  };
}

/** The feature of a module. */
const feature: Rolldown.CodeSplittingNameFunction = (id) => {
  const [, family, part] = /\/src\/web\/features\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(id) ?? [];
  if (family === undefined) return null;
  return part === undefined || isOneFile.has(family) ? family : `${family}-${part}`;
};
/** Families whose parts the same people see. */
const isOneFile = new Set(['accounts', 'administration', 'assistant']);

/** An endpoint. */
const isCall = (id: string) => id.startsWith(endpointPrefix);
/** An icon, each imported from its own file (scripts/pages/icon-imports.ts). */
const isIcon = (id: string) => id.includes('/lucide-react/');

/**
 * The frame of every screen, with the small parts, icons and calls of the first screens. What players or administrators alone need is
 * separate; coaches and clubs have too little of their own for a file.
 */
function ofFrame(): Rolldown.CodeSplittingNameFunction {
  // The frame waits for the banner if it is shown.
  const isFrame = usedBy([screen(''), web('shell/second-factor-banner.tsx')]);
  const isStaffs = usedBy(firstOfStaff);
  const isPlayers = usedBy(firstOfPlayers);
  const isAdministrators = usedBy(firstOfAdministrators);
  return (id, modules) => {
    if (isFrame(id, modules)) return 'frame';
    if (!isSmall(id)) return null;
    if (isStaffs(id, modules)) return 'frame';
    if (isPlayers(id, modules)) return isAdministrators(id, modules) ? 'frame' : 'players';
    return isAdministrators(id, modules) ? 'administrators' : null;
  };
}

/**
 * Groups of reviews: code shared by a reviewed video and the workspace (video, court, notes); the rest of a reviewed video in one file,
 * since a browser loads six at once from an older server; the workspace with everything that only it uses; review rules shared with
 * reports, keys and times shared with movement, and icons that few others use.
 */
function ofReviews(): Rolldown.CodeSplittingNameFunction {
  const isReviewed = usedBy([reviewedVideo]);
  const isWorkspace = usedBy([workspace]);
  // A ranking evening uses the workspace's playback and keys, a reference clip its ratings, too.
  const isOfReviews = usedOnlyBy(/\/src\/web\/features\/(?:reviews\/workspace|levels\/(?:evenings|clips))\//);
  return (id, modules) => {
    if (!isCode(id)) return null;
    if (isReviewed(id, modules)) return isWorkspace(id, modules) ? 'video' : 'reviewed';
    if (!isWorkspace(id, modules)) return null;
    if (isOfReviews(id, modules)) return 'workspace';
    return isSharedByReviews.test(id) || isIcon(id) ? 'rules' : null;
  };
}

const isSharedByReviews =
  /\/src\/(?:domain\/(?:reviews\/(?!movement|voice)|time\/moments)|web\/lib\/keys\/press|web\/features\/reviews\/(?:playback\/clock|shared\/(?!skill-table\/(?!skill-groups)))|web\/ui\/fields\/(?:time|position))/;

/** Small parts of many later screens; those of a reviewed video and of the workspace are separate, since these need few. */
function ofManyScreens(): Rolldown.CodeSplittingNameFunction {
  const isReviewed = usedBy([reviewedVideo]);
  const isWorkspace = usedBy([workspace]);
  return (id, modules) => {
    if (!isSmall(id)) return null;
    if (isReviewed(id, modules)) return 'parts';
    return isWorkspace(id, modules) ? 'tools' : 'screens';
  };
}

/**
 * Schemas by file: creating one takes a phone a millisecond or more, and a form must not create those of all others. The few shared ones
 * are one file.
 */
const schemasOf: Rolldown.CodeSplittingNameFunction = (id) => {
  const [, folder, file] = /\/src\/contract\/(?:(\w+)\/)?([\w-]+)\.ts$/.exec(id) ?? [];
  return folder === undefined ? 'schemas' : `schemas-${file}`;
};

/** Code of the application, not of the public pages, a document or a style sheet. */
const isCode = (id: string) => !/public-site|\.(?:html|css)$/.test(id);

/** Small parts of nearly every screen. */
const small = [
  /node_modules\/(?:clsx|tailwind-merge|class-variance-authority)\//,
  /\/src\/domain\/(?!linked-text|skills\/(?:drills|skill-actions|rubric|insights|trends)|levels\/level-verification|administration\/audit|people\/role-changes|progress\/(?!goal|achiev|motiv)|reviews\/(?!movement|voice)|time\/moments|people\/(?:countries|languages))/,
  /\/src\/contract\/(?:errors|files|streams)\./,
  /\/src\/web\/lib\/(?!forms\/(?:form-draft|password|use-endpoint-form)|zod|video\/(?!video-words))/,
  // The dialogs of training are shared by two screens alone; the table of skills is the workspace's.
  /\/src\/web\/features\/(?!training\/)[\w-]+\/shared\/(?!skill-table\/)/,
  /\/src\/web\/ui\/(?:(?!message-text)[\w-]+\.tsx?$|feedback\/(?!toast-stack)|layout\/|overlays\/(?!open-list|form-dialog|reason-form|[\w-]+-sheet))/,
  /\/src\/web\/ui\/(?:padel\/(?!court-board|use-board)|fields\/(?:field|form-errors|control|name|search|filter|switch)|video\/(?:video-still|matchi))/,
];
const isSmall = (id: string) => isCall(id) || isIcon(id) || small.some((one) => one.test(id));

/** A part of a package that a single later screen uses; the package's index would bring it to the start. */
const partOfPackage: Rolldown.CodeSplittingNameFunction = (id) => {
  if (/\/@tanstack\/.*\/(?:useQueries|queriesObserver)\./.test(id)) return 'queries';
  return id.includes('/@tanstack/') && id.includes('/useBlocker.') ? 'blocker' : null;
};

/** Grouped by users, small pieces with their neighbours, without their imports. */
const together = { minShareCount: 2, entriesAware: true, includeDependenciesRecursively: false };

/**
 * The start of the application is one file, and its packages another, since they change less often; so are forms and overlays. Code of a
 * few screens is grouped by its users, small pieces with their neighbours.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: ofPublicPages(), debugName: 'public', priority: 90 },
    { name: partOfPackage, debugName: 'parts of packages', includeDependenciesRecursively: false, priority: 81 },
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@lingui|@tanstack\/(?:react-query|query-core))\//,
      priority: 80,
    },
    { name: ofStart(), debugName: 'start', includeDependenciesRecursively: false, priority: 70 },
    { name: ofFrame(), debugName: 'frame', includeDependenciesRecursively: false, priority: 66 },
    {
      name: ofManyScreens(),
      debugName: 'screens',
      minShareCount: 5,
      includeDependenciesRecursively: false,
      priority: 60,
    },
    { name: ofReviews(), debugName: 'reviews', includeDependenciesRecursively: false, priority: 58 },
    { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 40 },
    {
      name: schemasOf,
      debugName: 'schemas',
      test: /\/src\/contract\/(?!changes|errors|files|streams|endpoint|redirects|\w+\/(?:certificate-page|reel-page|shared-review-page|empty-review|badges\/))/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 31,
    },
    { name: 'resolver', test: /node_modules\/@hookform\//, includeDependenciesRecursively: false, priority: 31 },
    { name: 'zod', test: /node_modules\/zod\/|zod-without-eval/, priority: 30 },
    { name: 'controls', test: /@base-ui\/react\/(?:slider|switch)\//, priority: 22 },
    {
      name: 'popups',
      test: /node_modules\/@(?:base-ui|floating-ui)\/|ui\/overlays\/(?:open-list|dialog-sheet)/,
      minShareCount: 2,
      priority: 20,
    },
    {
      name: 'drills',
      test: /\/domain\/skills\/drills[/.]|\/summary\/drill-details\./,
      includeDependenciesRecursively: false,
      priority: 65,
    },
    // One file, since its parts use each other: split by their users they would import each other.
    {
      name: 'voice',
      test: /\/features\/reviews\/workspace\/voice\//,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 16,
    },
    { ...together, name: feature, debugName: 'features', entriesAwareMergeThreshold: 12_000, priority: 15 },
    { ...together, name: 'shared', test: isCode, entriesAwareMergeThreshold: 2_000, priority: 10 },
  ],
};
