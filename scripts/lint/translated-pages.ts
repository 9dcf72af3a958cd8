// Two lint rules for pages that a browser translates. Chrome puts <font> elements where React had made text nodes.
//
// React then fails ("removeChild", "insertBefore") when it removes such a text, or inserts something before it. Neither happens to a text
// that is alone in an element: a text that comes and goes, or that something may come before, has to be.

interface Node {
  type: string;
  parent: Node;
  [key: string]: unknown;
}

interface Context {
  report: (finding: { node: Node; message: string }) => void;
}

/** The possible results of an expression; a space is not text, since no translation touches it. */
type Outcome = 'element' | 'text' | 'space' | 'nothing' | 'unknown';

const reason = 'Page translation replaces bare text nodes, which React then cannot find.';
const messages = {
  isConditional: `This text comes and goes beside others: give it an element of its own, such as <span>. ${reason}`,
  isSplit: `These texts are one: write them as one, such as {\` · \${t\`Sent\`}\`}. ${reason} A changed one would stay as it was.`,
  isFollowed: `What comes and goes here stands before bare text: give that text an element of its own, such as <span>. ${reason}`,
  inFragment: `A fragment has no element that its text could be alone in: wrap the text in one, such as <span>. ${reason}`,
  fromComponent: `A component that returns bare text: return an element, such as <span>. ${reason}`,
};

const translatedPages = {
  create(context: Context) {
    const report = (node: Node, message: string): void => context.report({ node, message });
    return {
      JSXElement: (node: Node) => checkChildren(node, report),
      JSXFragment: (node: Node) => checkChildren(node, report),
      ReturnStatement(node: Node) {
        const value = node.argument as Node | null;
        if (value && isComponent(functionAround(node)) && outcomesOf(value).has('text')) {
          report(value, messages.fromComponent);
        }
      },
    };
  },
};

/** Texts that a translation must not touch: names of people and clubs, times of a video, strokes and skills. */
const untranslatedCalls =
  /^(?:personName|formatNames|formatClockTime|formatPreciseTime|formatClockRange|skillLabel|strokeLabel)$/;

const untranslatedNames = {
  create(context: Context) {
    return {
      JSXElement(node: Node) {
        const children = (node.children as Node[]).filter((child) => !isLayout(child));
        const isMarked = hasAttribute(node, 'translate');
        for (const child of children) {
          const called = ((child.expression as Node | undefined)?.callee as Node | undefined)?.name;
          if (typeof called !== 'string' || !untranslatedCalls.test(called)) continue;
          if (hostName(node) === '' || (children.length === 1 && isMarked)) continue;
          context.report({
            node: child,
            message: `Page translation would change this: put it alone into an element with translate="no".`,
          });
        }
      },
    };
  },
};

export default {
  meta: { name: 'pala' },
  rules: { 'translated-pages': translatedPages, 'untranslated-names': untranslatedNames },
};

function hasAttribute(element: Node, wanted: string): boolean {
  return ((element.openingElement as Node).attributes as Node[]).some(
    ({ name }) => (name as Node | undefined)?.name === wanted,
  );
}

function checkChildren(parent: Node, report: (node: Node, message: string) => void): void {
  const children = (parent.children as Node[]).filter((child) => !isLayout(child));
  const isFragment = parent.type === 'JSXFragment';
  // A text alone in a real element is that element's content: React sets it as a whole.
  if (children.length === 1 && hostName(parent) !== '') return;
  if (children.length > 1 && hostName(parent) !== '' && children.every(isWholeText) && children.some(isWorded))
    report(parent, messages.isSplit);
  for (const [index, child] of children.entries()) {
    const outcomes = outcomesOf(child);
    const next = children[index + 1];
    if (isFragment && outcomes.has('text')) report(child, messages.inFragment);
    else if (outcomes.has('text') && isConditional(outcomes)) report(child, messages.isConditional);
    if (next && child.type === 'JSXExpressionContainer' && isConditional(outcomes) && mayBeText(next))
      report(next, messages.isFollowed);
  }
}

/** A child that is always a text or a space. */
function isWholeText(child: Node): boolean {
  return [...outcomesOf(child)].every((one) => one === 'text' || one === 'space');
}

/** A child that a macro words. */
function isWorded(child: Node): boolean {
  const { type, ...expression } = (child.expression ?? child) as Node;
  const isTagged = type === 'TaggedTemplateExpression';
  if (type === 'ConditionalExpression') return isWorded(expression.consequent as Node);
  return isTagged || (type === 'CallExpression' && isMacro(expression as Node));
}

/** White space that JSX drops, and comments. */
function isLayout(child: Node): boolean {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value as string);
  return child.type === 'JSXExpressionContainer' && (child.expression as Node).type === 'JSXEmptyExpression';
}

/** The name of an element of the page (`<p>`); nothing for a component and a fragment. */
function hostName(element: Node): string {
  const name = (element.openingElement as Node | undefined)?.name as Node | undefined;
  return name?.type === 'JSXIdentifier' && /^[a-z]/.test(name.name as string) ? (name.name as string) : '';
}

function outcomesOf(node: Node): Set<Outcome> {
  switch (node.type) {
    case 'JSXText':
      return new Set([isBlank(node) ? 'space' : 'text']);
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression':
    case 'BinaryExpression':
      return new Set(['text']);
    case 'JSXExpressionContainer':
      return outcomesOf(node.expression as Node);
    case 'JSXElement':
    case 'JSXFragment':
      return new Set(['element']);
    case 'Literal':
      if (isBlank(node)) return new Set(['space']);
      return new Set([node.value === null || typeof node.value === 'boolean' ? 'nothing' : 'text']);
    case 'ChainExpression':
      return outcomesOf(node.expression as Node);
    case 'CallExpression':
      if (isMacro(node)) return new Set(['text']);
      return new Set([isList(node) ? 'element' : 'unknown']);
    case 'Identifier':
      return new Set([node.name === 'undefined' ? 'nothing' : 'unknown']);
    case 'ConditionalExpression':
      return new Set([...outcomesOf(node.consequent as Node), ...outcomesOf(node.alternate as Node)]);
    case 'LogicalExpression': {
      const right = outcomesOf(node.right as Node);
      if (node.operator === '&&') return right.add('nothing');
      const left = outcomesOf(node.left as Node);
      left.delete('nothing');
      return new Set([...left, ...right]);
    }
    default:
      return new Set(['unknown']);
  }
}

function isBlank({ value }: Node): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Whether React adds and removes elements or texts for this. A changed text keeps its place. */
function isConditional(outcomes: Set<Outcome>): boolean {
  return outcomes.has('nothing') || outcomes.has('element');
}

/** `plural(…)`, `t(…)` and the like: a text. */
function isMacro(expression: Node): boolean {
  const called = (expression.callee as Node | undefined)?.name;
  return typeof called === 'string' && /^(?:t|say|plural|select|selectOrdinal)$/.test(called);
}

/** `items.map(…)`: elements. */
function isList(expression: Node): boolean {
  const called = expression.callee as Node | undefined;
  return (called?.property as Node | undefined)?.name === 'map';
}

/** Whether this is text; if unknown, whether it is part of a line of text. */
function mayBeText(child: Node): boolean {
  const outcomes = outcomesOf(child);
  return (
    outcomes.has('text') ||
    (outcomes.has('unknown') && /^(?:p|span|a|button|label|li|d[td]|h\d|t[dh])$/.test(hostName(child.parent)))
  );
}

function functionAround(node: Node): Node | null {
  let around: Node | null = node.parent;
  while (around && !/Function/.test(around.type)) around = around.parent;
  return around;
}

/** Whether this function is a component: its name begins with a capital letter. */
function isComponent(func: Node | null): boolean {
  const name = ((func?.id ?? (func?.parent.type === 'VariableDeclarator' ? func.parent.id : undefined)) as Node | null)
    ?.name;
  return typeof name === 'string' && /^[A-Z]/.test(name);
}
