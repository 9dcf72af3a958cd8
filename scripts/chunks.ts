// How the pages' code is cut into files: few, so that a phone far away does not wait for one request after the other.

import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const publicScript = fileURLToPath(new URL('../src/web/public-site/enhance.ts', import.meta.url));

/** What the script of the public pages uses, and Vite's own part of every page: nothing of the application may come along with it. */
function ofPublicPages(): Rolldown.CodeSplittingNameFunction {
  const found = new Set([publicScript]);
  return (id, modules) => {
    // A set goes on to what is added to it on the way.
    for (const one of found) for (const next of modules.getModuleInfo(one)?.importedIds ?? []) found.add(next);
    return (id !== publicScript && found.has(id)) || id.includes('vite/modulepreload-polyfill') ? 'public' : null;
  };
}

/** Schemas, and Zod with them: what forms check their texts with. */
const schemas: Rolldown.CodeSplittingNameFunction = (id, modules) => {
  const isSchema = modules.getModuleInfo(id)?.importedIds.some((one) => one.endsWith('zod-without-eval.ts'));
  return /node_modules\/(?:zod|@hookform)\/|zod-without-eval/.test(id) || (isSchema && id.includes('/src/contract/'))
    ? 'schemas'
    : null;
};

/** The feature that a module belongs to. */
const feature: Rolldown.CodeSplittingNameFunction = (id) => /\/src\/web\/features\/([\w-]+)\//.exec(id)?.[1] ?? null;

/** What nearly every screen is made of. */
const everywhere =
  /node_modules\/(?:lucide-react|clsx|tailwind-merge|class-variance-authority)\/|\/src\/domain\/|\/src\/web\/(?:lib\/(?!forms\/(?:form-draft|password)|video|zod)|shell\/)|\/src\/web\/ui\/(?:[\w-]+\.tsx?$|overlays\/(?!open-list|reason-form|[\w-]+-sheet)|feedback\/(?!toast-stack)|layout\/|fields\/(?:field|form-errors)\.|padel\/(?:level|role|due|player|person|club|tier))/;

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
      tags: ['$initial'],
      priority: 80,
    },
    { name: 'start', test: (id) => !/public-site|\.(?:html|css)$/.test(id), tags: ['$initial'], priority: 70 },
    { name: 'screens', test: everywhere, minShareCount: 8, priority: 60 },
    { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 40 },
    { name: schemas, debugName: 'schemas', includeDependenciesRecursively: false, priority: 30 },
    { name: 'controls', test: /@base-ui\/react\/(?:slider|switch)\//, priority: 22 },
    { name: 'popups', test: /node_modules\/@(?:base-ui|floating-ui)\/|ui\/overlays\/(?:open-list|dialog-sheet)/, minShareCount: 2, priority: 20 },
    { name: 'video', test: /\/web\/(?:lib\/video\/(?:youtube|guided|create|manual)|ui\/video\/video-(?:frame|poster))/, minShareCount: 2, includeDependenciesRecursively: false, priority: 18 },
    { name: 'signs', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 16 },
    { ...together, name: feature, debugName: 'features', entriesAwareMergeThreshold: 12_000, priority: 15 },
    { ...together, name: 'shared', entriesAwareMergeThreshold: 2_000, priority: 10 },
  ],
};
