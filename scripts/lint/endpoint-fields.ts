// A lint rule for the web: of an entry of the endpoint registry the browser has `method` and `path`.
//
// The build leaves schemas out of the first load and gives each endpoint a module of its own (scripts/pages/endpoint-table.ts), so what
// would type-check is missing in the browser: a schema of an entry, and the registry as a whole.

interface Node {
  type: string;
  parent: Node;
  [key: string]: unknown;
}

const registries = new Set(['endpoints', 'files', 'redirects', 'streams']);
const sent = new Set(['method', 'path']);

/** The name of the registry that an import brings in from the contract, by the name that it has in the module. */
const isOfContract = (source: unknown) => /^#contract\/(?:endpoints|files|redirects|streams)\.ts$/.test(String(source));

const endpointFields = {
  create(context: { report: (finding: { node: Node; message: string }) => void }) {
    const imported = new Set<string>();
    const nameOf = (node: unknown) => (node as Node | undefined)?.name;
    const isRegistry = (node: unknown) =>
      (node as Node | undefined)?.type === 'Identifier' && imported.has(String(nameOf(node)));
    return {
      ImportDeclaration(node: Node) {
        if (!isOfContract((node.source as Node).value)) return;
        for (const { local } of node.specifiers as Node[]) {
          if (registries.has(String(nameOf(local)))) imported.add(String(nameOf(local)));
        }
      },
      MemberExpression(node: Node) {
        const entry = node.object as Node;
        if (entry.type !== 'MemberExpression' || !isRegistry(entry.object)) return;
        if (sent.has(String(nameOf(node.property)))) return;
        context.report({ node, message: 'The browser has no schemas of an entry. Import the schema by its own name.' });
      },
      Identifier(node: Node) {
        if (!isRegistry(node) || nameOf(node) !== 'endpoints') return;
        const { parent } = node;
        if (/Specifier|^TS/.test(parent.type)) return;
        if (parent.type === 'MemberExpression' && (parent.object !== node || parent.computed !== true)) return;
        if (parent.type === 'Property' && parent.value !== node) return;
        context.report({
          node,
          message: 'The browser has no registry as a whole: name the endpoints that are called.',
        });
      },
    };
  },
};

export default { meta: { name: 'pala-web' }, rules: { 'endpoint-fields': endpointFields } };
