// What Vite puts into modules that it builds or runs; plain Node has neither.

interface ImportMeta {
  readonly env?: object;
  readonly glob: (
    pattern: string,
    options: { query: '?raw'; import: 'default'; eager: true },
  ) => Record<string, string>;
}
