// Changes one place of a file at a time and runs its tests: a change that no test notices is a gap.
//
//   npm run mutate -- src/domain/skills/trends.ts                              the tests next to the file, and of its name
//   npm run mutate -- src/server/http/sessions/sessions.ts session-attacks       the tests of these names
//   npm run mutate -- src/domain/skills/trends.ts --lines 20-45                only these lines
//
// The file itself is changed and restored, even when the run is stopped: do not edit it meanwhile.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync, Visitor } from 'vite';
import { bin } from './steps.ts';

/** One change: its range in the source, and the replacement. */
interface Mutation {
  start: number;
  end: number;
  text: string;
}

const operators: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** Every mutation of a source, in its order. */
function findMutations(path: string, source: string): Mutation[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found: Mutation[] = [];
  const add = (node: { start: number; end: number }, text: string) =>
    found.push({ start: node.start, end: node.end, text });
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const swap = (node: { operator: string; left: { end: number }; right: { start: number } }) => {
    const other = operators[node.operator];
    const start = source.indexOf(node.operator, node.left.end);
    if (other !== undefined && start < node.right.start)
      found.push({ start, end: start + node.operator.length, text: other });
  };
  new Visitor({
    BinaryExpression: swap,
    LogicalExpression: swap,
    UnaryExpression(node) {
      if (node.operator === '!') add(node, textOf(node.argument));
    },
    IfStatement(node) {
      add(node.test, 'true');
      add(node.test, 'false');
    },
    ConditionalExpression(node) {
      add(node.test, 'true');
      add(node.test, 'false');
    },
    // A call for its effect: removed.
    ExpressionStatement(node) {
      if (['CallExpression', 'AwaitExpression', 'AssignmentExpression'].includes(node.expression.type)) add(node, ';');
    },
    // A step of a query or of a list, or one of its conditions: removed.
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        if (['for', 'filter', 'slice', 'toReversed', 'orderBy', 'trim', 'limit'].includes(callee.property.name))
          add(node, textOf(callee.object));
      }
      if (
        callee.type === 'Identifier' &&
        (callee.name === 'and' || callee.name === 'or') &&
        node.arguments.length > 1
      ) {
        for (const argument of node.arguments) add(argument, 'undefined');
      }
    },
    Literal(node) {
      if (typeof node.value === 'number') add(node, String(node.value + 1));
      if (typeof node.value === 'boolean') add(node, String(!node.value));
    },
  }).visit(program);
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** The tests to run: those of the given names, else those of the file's name and folder. */
function testsOf(path: string, names: readonly string[]): string[] {
  if (names.length > 0) return [...names];
  const folder = dirname(path);
  const own = join(folder, basename(path).replace(/\.tsx?$/, '.test.'));
  const beside = readdirSync(folder).filter((name) => /\.test\.tsx?$/.test(name));
  const isOwn = beside.some((name) => join(folder, name).startsWith(own));
  return isOwn ? [own] : [`${folder}/`];
}

function projectOf(path: string): string {
  if (path.startsWith('src/server/')) return 'server';
  return path.startsWith('src/web/') ? 'web' : 'rules';
}

/** Runs the tests until the first fails; true when all pass. */
async function passes(path: string, tests: readonly string[]): Promise<boolean> {
  const args = [bin.vitest, 'run', '--project', projectOf(path), '--bail=1', '--reporter=dot', ...tests];
  const [status] = await once(spawn(process.execPath, args, { stdio: 'ignore', timeout: 300_000 }), 'exit');
  return status === 0;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { lines: { type: 'string' } } });
const [path, ...names] = positionals;
if (path === undefined) throw new Error('Name a file: npm run mutate -- src/domain/skills/trends.ts');
const original = readFileSync(path, 'utf8');
const lineOf = (offset: number) => original.slice(0, offset).split('\n').length;
const [from = 1, to = Number.POSITIVE_INFINITY] = values.lines?.split('-').map(Number) ?? [];
const mutations = findMutations(path, original).filter(
  ({ start }) => lineOf(start) >= from && lineOf(start) <= (values.lines?.includes('-') === false ? from : to),
);
const tests = testsOf(path, names);
const putBack = () => writeFileSync(path, original);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    putBack();
    process.exit(1);
  });

console.log(`${mutations.length} mutations of ${path}, tests: ${tests.join(' ')}`);
if (!(await passes(path, tests))) throw new Error('The tests fail without any change, or there are none.');
let lived = 0;
try {
  for (const { start, end, text } of mutations) {
    writeFileSync(path, original.slice(0, start) + text + original.slice(end));
    const isAlive = await passes(path, tests);
    if (isAlive) lived += 1;
    const change = `${original.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 80)}  →  ${text.replaceAll(/\s+/g, ' ').slice(0, 60)}`;
    console.log(`${isAlive ? 'LIVES ' : 'killed'}  ${path}:${lineOf(start)}  ${change}`);
  }
} finally {
  putBack();
}
console.log(
  `${lived} of ${mutations.length} live: for each, either a test is missing, or it changes nothing that anybody can see.`,
);
process.exitCode = lived > 0 ? 1 : 0;
