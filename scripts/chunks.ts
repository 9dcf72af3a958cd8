// How the pages' code is cut into files: few, so that a phone far away does not wait for one request after the other.

import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { endpointPrefix } from './endpoint-table.ts';

const publicScripts = ['enhance.ts', 'offline/retry.ts'].map((file) =>
  fileURLToPath(new URL(`../src/web/public-site/${file}`, import.meta.url)),
);

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Whether a module is used by some others, themselves included. */
function usedBy(starts: readonly string[]) {
  const found = new Set(starts);
  return (id: string, modules: Modules) => {
    // A set goes on to what is added to it on the way.
    for (const one of found) for (const next of modules.getModuleInfo(one)?.importedIds ?? []) found.add(next);
    return found.has(id);
  };
}

/** What the scripts of the public pages use, and Vite's own part of every page: nothing of the application may come along with it. */
function ofPublicPages(): Rolldown.CodeSplittingNameFunction {
  const isUsed = usedBy(publicScripts);
  return (id, modules) => (!publicScripts.includes(id) && isUsed(id, modules) ? 'public' : null);
}

/** Signs of the start with the sign-in screen, and of the frame. Who takes which is not to be seen: they come from one file that names all of them. */
const signsOf = {
  start:
    /\/icons\/(?:loader-circle|rotate-cw|triangle-exclamation-point|arrow-left|chevron-down|circle-exclamation-point|clapperboard|eye|eye-off|mail-check)\./,
  frame: /\/icons\/(?:bell|layout-dashboard|menu|monitor|moon|sun|log-out|shield-check|chart-column)\./,
};

/** What the application starts with, and with it what the sign-in screen shares with others: its own parts are apart. */
function ofStart(): Rolldown.CodeSplittingNameFunction {
  const isStart = usedBy([fileURLToPath(new URL('../src/web/main.tsx', import.meta.url))]);
  const isSignIn = usedBy([fileURLToPath(new URL('../src/web/features/accounts/auth-screen.tsx', import.meta.url))]);
  return (id, modules) => {
    if (!isCode(id)) return null;
    if (id.includes('/lucide-react/dist/esm/icons/')) return signsOf.start.test(id) ? 'start' : null;
    if (isStart(id, modules)) return 'start';
    if (!isSignIn(id, modules)) return null;
    return feature(id, modules) === 'accounts' ? 'sign-in' : 'start';
  };
}

/** The feature that a module belongs to. */
const feature: Rolldown.CodeSplittingNameFunction = (id) => /\/src\/web\/features\/([\w-]+)\//.exec(id)?.[1] ?? null;

/** An endpoint. */
const isCall = (id: string) => id.startsWith(endpointPrefix);

/** The frame of every screen and the endpoints, except those that only administrators or only clubs call. */
function ofFrame(): Rolldown.CodeSplittingNameFunction {
  const isUsed = usedBy([
    fileURLToPath(new URL('../src/web/routes/_app.tsx', import.meta.url)) + '?tsr-split=component',
  ]);
  return (id, modules) => {
    if (isCall(id)) return wingOf(modules.getModuleInfo(id)?.importers ?? []);
    if (/\/src\/web\/(?:shell\/(?!menus\/admin-sections)|ui\/layout\/afterwards)/.test(id)) return 'frame';
    if (id.includes('/lucide-react/')) return signsOf.frame.test(id) ? 'frame' : null;
    return isUsed(id, modules) ? 'frame' : null;
  };
}

/** Where an endpoint goes, by the modules that call it. */
function wingOf(callers: readonly string[]): string {
  const isOnlyFor = (wing: RegExp) => callers.every((caller) => wing.test(caller));
  if (isOnlyFor(/\/features\/(?:admin|level-|performance-insights)/)) return 'admin';
  return isOnlyFor(/\/features\/club-/) ? 'club' : 'frame';
}

/**
 * Schemas by the file that they are in: making one takes a phone a millisecond or more, and a form must not make those of all others. The
 * few that all build on are one file.
 */
const schemasOf: Rolldown.CodeSplittingNameFunction = (id) => {
  const [, folder, file] = /\/src\/contract\/(?:(\w+)\/)?([\w-]+)\.ts$/.exec(id) ?? [];
  return folder === undefined ? 'schemas' : `schemas-${file}`;
};

/** Code of the application: neither of the public pages, nor a document or a style sheet. */
const isCode = (id: string) => !/public-site|\.(?:html|css)$/.test(id);

/** What nearly every screen is made of: small parts, and no heavy ones. */
const small = [
  /node_modules\/(?:clsx|tailwind-merge|class-variance-authority)\//,
  /\/src\/domain\/(?!skills\/(?:drills|skill-actions|rubric)|levels\/level-verification|audit|people\/role-changes|progress\/(?!goal|achiev|motiv)|review\/(?!reviews?\.|claim|due|queue)|people\/(?:countries|languages))/,
  /\/src\/contract\/(?:errors|files|streams|\w+\/sign-in-errors)\./,
  /\/src\/web\/lib\/(?!forms\/(?:form-draft|password|use-endpoint-form)|zod|video\/(?!video-words|link-help))/,
  /\/src\/web\/ui\/(?:[\w-]+\.tsx?$|feedback\/(?!toast-stack)|layout\/|overlays\/(?!open-list|form-dialog|reason-form|[\w-]+-sheet))/,
  /\/src\/web\/ui\/(?:padel\/(?!court-board|use-board)|fields\/(?:field|form-errors|control|name|search|filter)|video\/(?:video-still|matchi))/,
];
const isSmall = (id: string) => small.some((one) => one.test(id));

/** Put together by who shares it, small pieces with their neighbours, and nothing that they import with them. */
const together = { minShareCount: 2, entriesAware: true, includeDependenciesRecursively: false };

/**
 * What the application starts with is one file, and the packages in it another, since they change less often; so are forms and what
 * opens over a screen. What a few screens share is put together by who shares it, small pieces with their neighbours.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: ofPublicPages(), debugName: 'public', priority: 90 },
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
      priority: 80,
    },
    { name: ofStart(), debugName: 'start', includeDependenciesRecursively: false, priority: 70 },
    { name: ofFrame(), debugName: 'frame', includeDependenciesRecursively: false, priority: 66 },
    { name: 'screens', test: isSmall, minShareCount: 8, includeDependenciesRecursively: false, priority: 60 },
    { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 40 },
    {
      name: schemasOf,
      debugName: 'schemas',
      test: /\/src\/contract\/(?!changes|errors|files|streams|endpoint|redirects|\w+\/(?:sign-in-errors|certificate-page|reel-page|empty-review))/,
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
      name: 'video',
      test: /\/web\/(?:lib\/video\/(?:youtube|guided|create|manual|video-controller)|ui\/video\/video-(?:frame|poster))/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 18,
    },
    {
      name: 'drills',
      test: /\/domain\/skills\/drills[/.]|\/summary\/drill-details\./,
      includeDependenciesRecursively: false,
      priority: 65,
    },
    { name: 'signs', test: /node_modules\/lucide-react\//, minShareCount: 5, priority: 64 },
    { ...together, name: feature, debugName: 'features', entriesAwareMergeThreshold: 12_000, priority: 15 },
    { ...together, name: 'shared', test: isCode, entriesAwareMergeThreshold: 2_000, priority: 10 },
  ],
};
