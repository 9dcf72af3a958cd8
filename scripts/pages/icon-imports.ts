// A Vite plugin: imports each icon from its own file, so that scripts/pages/chunks.ts can see its users.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Only in the build: development loads one file with all icons. */
export function iconImports(): Plugin {
  let fileOf: ReadonlyMap<string, string> | undefined;
  return {
    name: 'pala:icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [statement, names] = /import \{([^}]+)\} from 'lucide-react';/.exec(code) ?? [];
      if (statement === undefined || names === undefined || !id.includes('/src/web/')) return null;
      fileOf ??= filesOfIcons();
      const imports = names
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => {
          if (one.startsWith('type ')) return `import type { ${one.slice(5)} } from 'lucide-react';`;
          const [name = '', own = name] = one.split(' as ');
          const file = fileOf?.get(name);
          if (file === undefined) this.error(`${id}: lucide-react has no ${name}.`);
          return `import ${own} from 'lucide-react/icons/${file}';`;
        });
      return { code: code.replace(statement, () => imports.join(' ')), map: null };
    },
  };
}

/** The file of each name, from the package's own list: many icons have several names. */
function filesOfIcons(): ReadonlyMap<string, string> {
  const list = readFileSync(fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')), 'utf8');
  return new Map(
    [...list.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
    ),
  );
}
